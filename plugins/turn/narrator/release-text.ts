import type { StageContext } from "freeform-rpg/kernel";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import type { Narration, NarrationReviewed } from "freeform-rpg/schemas";
import { writeFallback } from "./fallback-narration.ts";
import type { NarrationContext } from "./review-text.ts";
import { releaseNarration, repairNarration } from "./tokens.ts";

/** The narration as it is published: a DM who reviews narrations has released it by then. */
export const releaseText = async (
  reviewed: Narration,
  context: NarrationContext,
  { call, campaignId }: { readonly call: StageContext; readonly campaignId: string },
): Promise<Narration> => {
  const plain = writeFallback(context);
  const text = reviewed.held?.text ?? reviewed.output.final_text;
  const { given } = reviewed.held ?? (await call.change(repairNarration, { output: reviewed.output, report: null, given: {} }, context));
  const refused = reviewed.source === "held";
  const violations = reviewed.violations.filter(({ draft }) => draft === undefined || draft === reviewed.attempts);
  const reviews = await call.collect(releaseNarration, { campaignId, text, plain, refused, violations, given });
  const last = reviews.at(-1);
  if (last === undefined) return refused ? { ...reviewed, ...tell(reviewed, plain, "fallback") } : reviewed;
  return { ...reviewed, ...decided(reviewed, last, { text, plain }), reviews };
};

type Released = Pick<Narration, "output" | "source" | "held">;

const decided = (
  reviewed: Narration,
  { decision }: NarrationReviewed,
  texts: { readonly text: string; readonly plain: string },
): Released => {
  if (decision.as === "own_text") return tell(reviewed, decision.text, "dm");
  if (decision.as === "fallback") return tell(reviewed, texts.plain, "fallback");
  return reviewed.source === "held" ? tell(reviewed, texts.text, "model") : reviewed;
};

/** Another text than the reviewed one: nothing that was proposed beside that one is kept. */
const tell = ({ output }: Narration, final_text: string, source: Narration["source"]): Released => {
  const { next_prompt, suggested_actions } = output;
  return { output: NarratorOutput.parse({ final_text, next_prompt, suggested_actions }), source, held: null };
};
