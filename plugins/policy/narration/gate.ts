import type { NarrationDraft } from "freeform-rpg/plugins/narrator";
import { JsonObject } from "freeform-rpg/schemas";
import type { Fault, NarrationRepair, Violation } from "freeform-rpg/schemas";
import { correct } from "../correct/correct.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import type { PolicyDesk } from "../policies.ts";
import { gatherFacts } from "./gather-facts.ts";
import { choosePacks } from "./narration-policies.ts";
import { indexCast, readNarration } from "./read-narration.ts";

/** What is wrong with a draft of narration. It asks no model. */
export const judgeDraft = ({ set }: PolicyDesk, packs: readonly string[], draft: NarrationDraft): Fault[] =>
  evaluate(choosePacks(set, packs), readNarration(draft.draft.final_text, gatherFacts(draft, draft.draft))).map(toFault);

/** A violation as the narrator is told of it. */
const toFault = ({ policy_id, rule_id, message, severity, suggestion = "", location, expected, actual }: Violation): Fault => ({
  code: `${policy_id}/${rule_id}`,
  message,
  severity,
  suggestion,
  ...(location === undefined ? {} : { location }),
  ...(expected === undefined ? {} : { expected }),
  ...(actual === undefined ? {} : { actual }),
});

/** Mends a draft that the narrator could not mend, by fixes alone, and says what is left. */
export const repairDraft = async (
  { set }: PolicyDesk,
  packs: readonly string[],
  { output }: NarrationRepair,
  context: Omit<NarrationDraft, "draft">,
): Promise<NarrationRepair> => {
  const facts = gatherFacts(context, output);
  const cast = indexCast(facts);
  const report = await correct(output.final_text, {
    policies: choosePacks(set, packs),
    extract: (text) => readNarration(text, facts, cast),
  });
  const final_text = report.corrected_text === "" ? output.final_text : report.corrected_text;
  return { output: { ...output, final_text }, report, given: JsonObject.parse(JSON.parse(JSON.stringify(facts))) };
};
