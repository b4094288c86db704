import type { StageContext } from "freeform-rpg/kernel";
import { findIndicators } from "freeform-rpg/plugins/ingest/book-text/lib";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models/core";
import { askCorrected } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import type { Block } from "freeform-rpg/schemas";
import { z } from "zod";
import { countWords } from "./count-words.ts";
import type { Draft } from "./segment-book.ts";
import type { SegmentSizes } from "./segment-sizes.ts";

/** Asks where to split passages that mix world and rules. */
export const segmentPrompt = loadPrompt("ingest/segment_v3");

/** The places at which passages are split. */
export const FoundSplits = z.strictObject({ splits: z.array(z.strictObject({ id: z.int(), before: z.array(z.int()) })) });
export type FoundSplits = z.infer<typeof FoundSplits>;

/** The offline model's answer: no splits. */
export const offlineSegmentAnswer: OfflineAnswer = { promptId: segmentPrompt.id, answer: (): FoundSplits => ({ splits: [] }) };

/** The number of passages per request, and the letters of a block that the model receives. */
const batch = { passages: 5, letters: 240 };

/** The options of splitting. */
export interface SplitOptions {
  readonly models: ModelService;
  readonly call: StageContext;
  readonly sizes: SegmentSizes;
}

/** The passages after splitting, and warnings about the answers. */
export interface SplitResult {
  readonly drafts: readonly Draft[];
  readonly doubts: readonly string[];
}

/** Asks a model to split passages that mix world and rules. Parts below the minimum size are not split off; passages without an answer remain whole. */
export const splitMixed = async (drafts: readonly Draft[], { models, call, sizes }: SplitOptions): Promise<SplitResult> => {
  const mixed = drafts.flatMap((draft, id) => (isMixed(draft, sizes) ? [{ id, draft }] : []));
  const cuts = new Map<number, readonly number[]>();
  const doubts: string[] = [];
  for (let from = 0; from < mixed.length; from += batch.passages) {
    call.progress("Parting world from rules", from, mixed.length);
    const some = mixed.slice(from, from + batch.passages);
    const { answers, missed } = await askInHalves(some, (part) => askSplits(part, { models, call }));
    for (const { id, before } of answers.flat()) cuts.set(id, before);
    doubts.push(
      ...missed.map(
        ({ item, why }) => `The model gave no usable answer on where to part "${item.draft.section.title}": it stays whole. ${why}`,
      ),
    );
  }
  return { drafts: drafts.flatMap((draft, id) => cutDraft(draft, cuts.get(id) ?? [], sizes)), doubts };
};

interface MixedPassage {
  readonly id: number;
  readonly draft: Draft;
}

const askSplits = async (part: readonly MixedPassage[], { models, call }: Pick<SplitOptions, "models" | "call">) => {
  const passages = part.map(({ id, draft }) => ({ id, title: draft.section.title, blocks: draft.blocks.map(showBlock) }));
  const asked = { models, call, prompt: segmentPrompt, schema: FoundSplits, input: { passages }, rules: splitRules(part) };
  return (await askCorrected(asked)).draft.splits;
};

const showBlock = ({ text }: Block, block: number) => ({ block, text: withholdOrders(text).slice(0, batch.letters) });

/** True when considerable shares of its words are in blocks with rules and in other blocks. */
const isMixed = ({ blocks, words }: Draft, { least }: SegmentSizes): boolean => {
  const rules = countWords(blocks.filter(({ text }) => findIndicators(text).some(({ weight }) => weight >= 2)));
  return words >= 2 * least && rules >= 0.25 * words && rules <= 0.75 * words;
};

const splitRules = (asked: readonly MixedPassage[]): readonly DraftRule<FoundSplits>[] => [
  {
    id: "block_known",
    check: ({ splits }) =>
      splits.flatMap(({ id, before }, at) => {
        const count = asked.find((one) => one.id === id)?.draft.blocks.length ?? 0;
        const wrong = before.filter((block) => block < 1 || block >= count);
        const message = `Passage ${id} cannot be cut before ${wrong.join(", ")}. Use numbers of its blocks, from 1.`;
        return wrong.length ? [{ severity: "error" as const, field: `splits[${at}]`, message }] : [];
      }),
  },
];

/** The splits that leave enough words on both sides. */
const cutDraft = (draft: Draft, before: readonly number[], { least }: SegmentSizes): readonly Draft[] => {
  const parts: Block[][] = [[]];
  draft.blocks.forEach((block, at) => {
    const enough = countWords(parts.at(-1) ?? []) >= least && countWords(draft.blocks.slice(at)) >= least;
    if (before.includes(at) && enough) parts.push([]);
    parts.at(-1)?.push(block);
  });
  return parts.map((blocks) => ({ ...draft, blocks, words: countWords(blocks) }));
};
