import type { Call } from "freeform-rpg/kernel";
import { findIndicators } from "freeform-rpg/plugins/ingest-classify";
import { loadPrompt } from "freeform-rpg/plugins/models";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models";
import { askCorrected } from "freeform-rpg/plugins/self-correction";
import type { DraftRule } from "freeform-rpg/plugins/self-correction";
import type { Block } from "freeform-rpg/schemas";
import { z } from "zod";
import { countWords } from "./count-words.ts";
import type { Draft, SegmentSizes } from "./segment-book.ts";

/** Asks where passages that mix world and rules are to be cut. */
export const segmentPrompt = loadPrompt("ingest/segment_v1");

/** Where passages are to be cut. */
export const FoundSplits = z.strictObject({ splits: z.array(z.strictObject({ id: z.int(), before: z.array(z.int()) })) });
export type FoundSplits = z.infer<typeof FoundSplits>;

/** Without a model passages stay as they are. */
export const offlineSegmentAnswer: OfflineAnswer = { promptId: segmentPrompt.id, answer: (): FoundSplits => ({ splits: [] }) };

/** Passages in one question, and letters of a block that a model is shown. */
const batch = { passages: 5, letters: 240 };

/** What splitting is done with. */
export interface SplitOptions {
  readonly models: ModelService;
  readonly call: Call;
  readonly sizes: SegmentSizes;
}

/** Has a model cut passages that mix world and rules. A part smaller than the least size is not cut off. */
export const splitMixed = async (drafts: readonly Draft[], { models, call, sizes }: SplitOptions): Promise<readonly Draft[]> => {
  const mixed = drafts.flatMap((draft, id) => (isMixed(draft, sizes) ? [{ id, draft }] : []));
  const cuts = new Map<number, readonly number[]>();
  for (let from = 0; from < mixed.length; from += batch.passages) {
    call.progress("Parting world from rules", from, mixed.length);
    const some = mixed.slice(from, from + batch.passages);
    const rules = splitRules(some);
    const passages = some.map(({ id, draft }) => ({ id, title: draft.section.title, blocks: draft.blocks.map(showBlock) }));
    const { draft } = await askCorrected({ models, call, prompt: segmentPrompt, schema: FoundSplits, input: { passages }, rules });
    for (const { id, before } of draft.splits) cuts.set(id, before);
  }
  return drafts.flatMap((draft, id) => cutDraft(draft, cuts.get(id) ?? [], sizes));
};

const showBlock = ({ text }: Block, block: number) => ({ block, text: text.slice(0, batch.letters) });

/** A good part of its words stands in blocks that show rules, and a good part in others. */
const isMixed = ({ blocks, words }: Draft, { least }: SegmentSizes): boolean => {
  const rules = countWords(blocks.filter(({ text }) => findIndicators(text).some(({ weight }) => weight >= 2)));
  return words >= 2 * least && rules >= 0.25 * words && rules <= 0.75 * words;
};

const splitRules = (asked: readonly { readonly id: number; readonly draft: Draft }[]): readonly DraftRule<FoundSplits>[] => [
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

/** Cuts before each block that leaves enough words on either side. */
const cutDraft = (draft: Draft, before: readonly number[], { least }: SegmentSizes): readonly Draft[] => {
  const parts: Block[][] = [[]];
  draft.blocks.forEach((block, at) => {
    const enough = countWords(parts.at(-1) ?? []) >= least && countWords(draft.blocks.slice(at)) >= least;
    if (before.includes(at) && enough) parts.push([]);
    parts.at(-1)?.push(block);
  });
  return parts.map((blocks) => ({ ...draft, blocks, words: countWords(blocks) }));
};
