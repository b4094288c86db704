import { AppError } from "freeform-rpg/kernel";
import type { TapContext } from "freeform-rpg/kernel";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import type { NarratedTurn } from "freeform-rpg/plugins/turn/narrator";
import { NarrationReview } from "freeform-rpg/schemas/turn";
import type { NarrationFindings, NarrationVerdict, NarrationViolation } from "freeform-rpg/schemas";
import { checkAbout } from "./check-about.ts";
import { checkVerdicts, foldRef } from "./check-verdicts.ts";
import type { CheckedVerdict } from "./check-verdicts.ts";
import { findPledges } from "./find-pledges.ts";
import { keepSmall } from "./keep-small.ts";
import { checkProposals } from "./propose.ts";
import { reviewPrompt } from "./prompts.ts";
import { reviewConversation, writeReviewInput, writeShortInput } from "./review-input.ts";
import { gatherMaterial } from "./review-material.ts";
import type { ReviewMaterial } from "./review-material.ts";
import { voteAgain } from "./second-vote.ts";
import type { VerdictSource } from "./verdict-sources.ts";
import { findQuote } from "./find-quote.ts";

/** The policy that the review's violations name. */
const policyId = "narration-reviewer";

/**
 * Asks a model to review a complete text, and keeps what code confirms. The model reads nothing that players may not. Verdicts block
 * only where a second vote agrees. A review that fails is a warning: code has checked the text, and the turn goes on.
 */
export const inspectText = async (
  turn: NarratedTurn,
  models: ModelService,
  call: TapContext,
  sources: readonly VerdictSource[] = [],
): Promise<Partial<NarrationFindings>> => {
  const review = await askReview(turn, models, call).catch((thrown: unknown) => readFailure(thrown, call));
  if (typeof review === "string")
    return {
      status: "failed",
      violations: [
        warn(
          "not_reviewed",
          `The text was not reviewed by a model: which events it covers was checked by code alone, and nothing else that a review finds. ${review}`,
        ),
      ],
    };
  const material = gatherMaterial(turn, turn.text);
  const others = await Promise.all(sources.map((source) => askSource(source, material, call)));
  const found = findPledges(turn, turn.text).filter(({ quote }) => !review.verdicts.some((verdict) => quote.includes(verdict.quote)));
  const verdicts = [...review.verdicts, ...found, ...others.flatMap((other) => other.verdicts)];
  const { suspected, confirmed, small, covered, discarded } = checkVerdicts({ ...review, verdicts }, material);
  const agreed = await agree(suspected, material, turn, models, call);
  const proposed = checkProposals(review, material);
  const { about, ...searched } = checkAbout(review.about, material);
  return {
    status: "reviewed",
    verdicts,
    violations: [
      ...[...confirmed, ...agreed.verdicts].map((verdict) => toViolation(verdict, material)),
      ...agreed.warnings,
      ...others.flatMap((other) => other.warnings),
    ],
    covered: review.covered.flatMap(({ event, quote }) => toCovered(event, quote, covered, material)),
    proposals: { ...keepSmall(proposed.proposals, small), about },
    discarded: [...discarded, ...proposed.discarded, ...searched.discarded],
  };
};

const askReview = (turn: NarratedTurn, models: ModelService, call: TapContext): Promise<NarrationReview> =>
  models.object({
    prompt: reviewPrompt,
    input: writeReviewInput(turn),
    conversation: reviewConversation(turn),
    shorten: () => writeShortInput(turn),
    schema: NarrationReview,
    call,
    campaignId: turn.world.campaign.id,
    language: turn.world.campaign.calibration.language,
  });

/** The verdicts of another source. One that fails is a warning. */
const askSource = async (
  source: VerdictSource,
  material: ReviewMaterial,
  call: TapContext,
): Promise<{ readonly verdicts: readonly NarrationVerdict[]; readonly warnings: readonly NarrationViolation[] }> => {
  const found = await source.judge(material).catch((thrown: unknown) => readFailure(thrown, call));
  if (typeof found !== "string") return { verdicts: found, warnings: [] };
  return { verdicts: [], warnings: [warn("not_judged", `"${source.name}" did not judge the text. ${found}`)] };
};

/** The message of a model's failure. A cancelled run, an error of the engine and a recording that a replay misses are thrown again. */
const readFailure = (thrown: unknown, { signal }: TapContext): string => {
  if (signal.aborted || !(thrown instanceof AppError) || thrown.code === "cassette_miss") throw thrown;
  return thrown.message;
};

interface Agreement {
  readonly verdicts: readonly CheckedVerdict[];
  readonly warnings: readonly NarrationViolation[];
}

/** The suspected verdicts that a second vote agrees with. Those that it does not, and a vote that fails, are warnings. */
const agree = async (
  suspected: readonly CheckedVerdict[],
  material: ReviewMaterial,
  { world }: NarratedTurn,
  models: ModelService,
  call: TapContext,
): Promise<Agreement> => {
  if (suspected.length === 0) return { verdicts: [], warnings: [] };
  const voted = await voteAgain(suspected, material, { models, call, campaignId: world.campaign.id }).catch((thrown: unknown) =>
    readFailure(thrown, call),
  );
  if (typeof voted === "string") return { verdicts: [], warnings: [warn("no_second_vote", `Verdicts were not voted on again. ${voted}`)] };
  const lone = suspected.filter((verdict) => !voted.includes(verdict));
  return { verdicts: voted, warnings: lone.map((verdict) => ({ ...toViolation(verdict, material), severity: "info" })) };
};

const toViolation = ({ kind, location, against, why, quote }: CheckedVerdict, { text, events }: ReviewMaterial): NarrationViolation => {
  const plain = events.find((event) => event.text === against && event.type !== "not_done")?.text;
  return {
    policy_id: policyId,
    rule_id: kind,
    message: `"${quote}" ${reasons[kind]} "${against}". ${why}`,
    severity: "error",
    suggestion: "Narrate it as it was decided.",
    expected: against,
    actual: text.slice(location.start, location.end),
    location,
    ...(plain !== undefined && kind === "contradicts" && { plain }),
  };
};

const reasons: Readonly<Record<CheckedVerdict["kind"], string>> = {
  contradicts: "cannot be true beside",
  adds: "brings up what there is not:",
  player_acts: "has the player's character act beyond",
  boundary: "crosses the boundary",
  cannot_tell: "may not agree with",
};

const warn = (rule_id: string, message: string): NarrationViolation => ({ policy_id: policyId, rule_id, message, severity: "warning" });

/** A covered event by its sentence, with the words of the text that cover it. */
const toCovered = (
  event: string,
  quote: string,
  covered: ReadonlySet<string>,
  { events, text }: ReviewMaterial,
): NarrationFindings["covered"] => {
  const found = covered.has(foldRef(event)) ? events.find(({ ref }) => ref === foldRef(event)) : undefined;
  const range = findQuote(text, quote);
  return found === undefined || range === null ? [] : [{ event: found.text, quote: text.slice(range.start, range.end) }];
};
