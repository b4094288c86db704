import type { Fault, NarratorOutput } from "freeform-rpg/schemas";
import type { NarrationDraft } from "freeform-rpg/plugins/narrator";
import { correct } from "../correct/correct.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import type { PolicyDesk } from "../policies.ts";
import { gatherFacts } from "./gather-facts.ts";
import { choosePacks } from "./narration-policies.ts";
import { indexCast, readNarration } from "./read-narration.ts";

/** What is wrong with a draft of narration. It asks no model. */
export const judgeDraft = ({ set }: PolicyDesk, packs: readonly string[], draft: NarrationDraft): Fault[] =>
  evaluate(choosePacks(set, packs), readNarration(draft.draft.final_text, gatherFacts(draft, draft.draft))).map(
    ({ policy_id, rule_id, message, severity, suggestion = "" }) => ({ code: `${policy_id}/${rule_id}`, message, severity, suggestion }),
  );

/** Mends a draft that the narrator could not mend: by fixes alone. What is wrong still is told from the events, if `safe` says so. */
export const repairDraft = async (
  { set }: PolicyDesk,
  packs: readonly string[],
  output: NarratorOutput,
  { safe, ...context }: Omit<NarrationDraft, "draft"> & { readonly safe: boolean },
): Promise<NarratorOutput> => {
  const facts = gatherFacts(context, output);
  const cast = indexCast(facts);
  const policies = choosePacks(set, packs);
  const report = await correct(output.final_text, { policies, extract: (text) => readNarration(text, facts, cast) });
  const left = report.residual_violations.some(({ severity }) => severity === "error");
  const final_text = left && safe ? tellPlainly(context) : report.corrected_text;
  return final_text === "" ? output : { ...output, final_text };
};

/** The turn in the engine's own sentences, which are fit for players. */
const tellPlainly = ({ resolution, ruling }: Omit<NarrationDraft, "draft">): string =>
  [...ruling.blocked_actions.map(({ reason }) => reason), ...resolution.engine_events.map(({ details }) => details["text"])]
    .filter((text) => typeof text === "string" && text !== "")
    .join(" ");
