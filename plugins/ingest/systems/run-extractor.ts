import type { Classification, Segment, SystemsClaim, SystemsFind, SystemsKey, SystemsResult } from "freeform-rpg/schemas";
import { askInHalves } from "freeform-rpg/plugins/models/core/lib";
import { askBatch } from "./ask/ask-batch.ts";
import type { ExtractorContext } from "./ask/ask-batch.ts";
import { extractorPrompts } from "./ask/prompts.ts";
import { keyOf } from "./book.ts";
import type { Book } from "./book.ts";
import { countPatterns } from "./count-patterns.ts";
import { extractors } from "./extractors/all.ts";
import { findUnplayable } from "./extractors/unplayable.ts";
import { findUnlabelled } from "./extractors/unlabelled.ts";
import { inBatches, segmentsFor } from "./prefilter.ts";

/** The limits of a model's reading. */
export interface ReadingLimits {
  /** The maximum words of one call. */
  readonly batch_words: number;
  /** The maximum calls of one extractor; further segments are read by structure only. */
  readonly max_batches: number;
}

/** Runs one extractor: first by structure, then by a model on the segments that the prefilter selects, and combines the results. */
export const runExtractor = async <K extends SystemsKey>(
  key: K,
  book: Book,
  classes: Classification,
  asking: { readonly context: ExtractorContext; readonly limits: ReadingLimits } | null,
): Promise<SystemsResult<K>> => {
  const shaped = extractors[key].find(book);
  const segments = segmentsFor(extractors[key], book, classes, shaped);
  const answers = asking === null ? nothing : await readBatches(key, segments, asking.context, asking.limits);
  const items = combine(key, shaped, answers.claims, segments);
  const mean = items.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, items.length);
  return {
    items,
    dropped: [
      ...answers.dropped,
      ...(key === "resolution" && items.length === 0 ? findUnplayable(book) : []),
      ...findUnlabelled(book, key),
    ],
    failed: answers.failed,
    _extraction_metadata: {
      confidence: Number(mean.toFixed(2)),
      config_patterns_matched: countPatterns(extractors[key], book, segments),
      pages: pagesOf(items),
    },
  };
};

interface ModelAnswers<K extends SystemsKey> {
  readonly claims: readonly SystemsClaim<K>[];
  readonly dropped: readonly { readonly name: string; readonly why: string }[];
  readonly failed: string | null;
}

const nothing = { claims: [], dropped: [], failed: null };

const readBatches = async <K extends SystemsKey>(
  key: K,
  segments: readonly Segment[],
  context: ExtractorContext,
  { batch_words, max_batches }: ReadingLimits,
): Promise<ModelAnswers<K>> => {
  const batches = inBatches(segments, batch_words);
  const claims: SystemsClaim<K>[] = [];
  const dropped: ModelAnswers<K>["dropped"][number][] = [];
  const failures: string[] = [];
  for (const batch of batches.slice(0, max_batches)) {
    const { answers, missed } = await askInHalves(batch, (some) => askBatch(key, extractorPrompts[key], some, context));
    claims.push(...answers.flatMap(({ confirmed }) => confirmed));
    dropped.push(...answers.flatMap((outcome) => outcome.dropped));
    failures.push(...missed.map(({ item, why }) => `${item.id}: no answer could be used (${why.split("\n")[0]})`));
  }
  const beyond = batches.slice(max_batches).flat().length;
  if (beyond > 0)
    failures.push(`${beyond} of ${segments.length} segments were read by structure alone, since max_batches is ${max_batches}`);
  return { claims, dropped, failed: failures.length === 0 ? null : failures.join("; ") };
};

/** Combines a model's claims with the finds by structure; claims that both support get a higher confidence. */
const combine = <K extends SystemsKey>(
  key: K,
  shaped: readonly SystemsFind<K>[],
  claims: readonly SystemsClaim<K>[],
  segments: readonly Segment[],
): SystemsFind<K>[] => {
  const shown = new Map(shaped.map((find) => [identityOf(key, find), find]));
  const understood = new Map<string, SystemsFind<K>>();
  for (const claim of claims) {
    const identity = identityOf(key, claim);
    const pages = segments.find(({ id }) => id === claim.segment)?.pages ?? [0, 0];
    const seen = shown.get(identity);
    const confidence = seen ? Math.max(0.9, seen.confidence) : 0.75;
    const find = {
      ...claim,
      pages: [pages[0], pages[1]] as [number, number],
      confidence,
      found_by: seen ? ("both" as const) : ("model" as const),
    };
    if (!understood.has(identity)) understood.set(identity, find);
  }
  return [...understood.values(), ...[...shown].filter(([identity]) => !understood.has(identity)).map(([, find]) => find)];
};

/** The identity of a find: the method for resolution rules, else the name. */
const identityOf = <K extends SystemsKey>(key: K, { name, details }: SystemsClaim<K>): string => {
  const rules: unknown = key === "resolution" ? Reflect.get(details, "rules") : null;
  return typeof rules === "object" && rules !== null ? String(Reflect.get(rules, "method")) : keyOf(name);
};

const pagesOf = (items: readonly { readonly pages: readonly [number, number] }[]): number[] =>
  [...new Set(items.flatMap(({ pages: [from, to] }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)))].sort((a, b) => a - b);
