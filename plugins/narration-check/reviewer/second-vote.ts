import type { TapContext } from "freeform-rpg/kernel";
import { splitSentences } from "freeform-rpg/language";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { SecondVote } from "freeform-rpg/schemas/turn";
import { foldRef } from "./check-verdicts.ts";
import type { CheckedVerdict } from "./check-verdicts.ts";
import { votePrompt } from "./prompts.ts";
import { describeMaterial } from "./review-input.ts";
import type { ReviewMaterial } from "./review-material.ts";

/** The dependencies of a vote. */
export interface VoteTools {
  readonly models: ModelService;
  readonly call: TapContext;
  readonly campaignId: string;
}

/**
 * Asks about the suspected sentences again, with the references in another order, without the first verdicts and with a sentence that
 * nothing is held against. Returns the verdicts on the sentences that are wrong by this vote too.
 */
export const voteAgain = async (
  suspected: readonly CheckedVerdict[],
  material: ReviewMaterial,
  { models, call, campaignId }: VoteTools,
): Promise<readonly CheckedVerdict[]> => {
  const passages = choosePassages(material.text, suspected);
  const input = { material: describeMaterial(reorder(material)), passages: passages.map((passage) => passage.text) };
  const { votes } = await models.object({
    prompt: votePrompt,
    input,
    show: () => describeVote(input),
    schema: SecondVote,
    call,
    campaignId,
  });
  const wrong = new Map(votes.filter(({ verdict }) => blocking.has(verdict)).map(({ passage, verdict }) => [foldRef(passage), verdict]));
  const agrees = (verdict: CheckedVerdict, vote: string | undefined): boolean =>
    vote !== undefined && (vote !== "adds" || verdict.kind === "adds");
  return suspected.filter((verdict) =>
    passages.some((passage, at) => agrees(verdict, wrong.get(`s${at + 1}`)) && covers(passage, verdict)),
  );
};

/** A vote for an addition counts where the first verdict was one too. */
const blocking: ReadonlySet<string> = new Set(["contradicts", "player_acts", "boundary", "adds"]);

interface Passage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The sentences of the suspected verdicts in the order of the text, and one other. */
const choosePassages = (text: string, suspected: readonly CheckedVerdict[]): Passage[] => {
  const sentences = splitSentences(text).map(({ text: sentence, span }) => ({ text: sentence, ...span }));
  const named = sentences.filter((sentence) => suspected.some((verdict) => covers(sentence, verdict)));
  const other = sentences.find((sentence) => !named.includes(sentence));
  return sentences.filter((sentence) => named.includes(sentence) || sentence === other);
};

const covers = ({ start, end }: Passage, { location }: CheckedVerdict): boolean => start < location.end && end > location.start;

/** Each kind of reference in reverse; the numbers stay with their lines. */
const reorder = (material: ReviewMaterial): ReviewMaterial => ({
  ...material,
  events: material.events.toReversed(),
  entities: material.entities.toReversed(),
  facts: material.facts.toReversed(),
  recalled: material.recalled.toReversed(),
  boundaries: material.boundaries.toReversed(),
});

const describeVote = ({ material, passages }: { readonly material: readonly string[]; readonly passages: readonly string[] }): string =>
  [...material, "## Passages", ...passages.map((passage, at) => `s${at + 1} ${passage}`)]
    .join("\n")
    .replace("What happened, in order; lines with * must be in the text", "What happened; the numbers give the order");
