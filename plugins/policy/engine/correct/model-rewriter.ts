import type { StageContext } from "freeform-rpg/kernel";
import { loadPrompt, ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { RewriteAnswer } from "freeform-rpg/schemas/policy";
import type { RewriteAsk } from "freeform-rpg/schemas";
import type { Rewrite, RewriteRefusal } from "./rewrite.ts";

/** The prompt of rewrites. */
export const rewritePrompt = loadPrompt("policy/rewrite_v2");

/** UTF-16 units of the surrounding text that the model sees before and after a section. */
const around = 2000;

/**
 * Rewrites by a model, within a stage. An answer that cannot be used leaves the section as it is, with the reason; a model that
 * cannot be asked is an error.
 */
export const modelRewriter =
  (models: ModelService, call: StageContext, campaignId: string): Rewrite =>
  async (ask) => {
    const input = { ...ask, before: ask.before.slice(-around), after: ask.after.slice(0, around) };
    const answer = await models
      .object({ prompt: rewritePrompt, input, schema: RewriteAnswer, call, campaignId })
      .catch((thrown: unknown): RewriteRefusal => refuse(thrown));
    return "refused" in answer ? answer : readAnswer(answer, ask);
  };

const refuse = (thrown: unknown): RewriteRefusal => {
  if (thrown instanceof ModelError && (thrown.code === "model_output_invalid" || thrown.code === "model_refused"))
    return { refused: `The model gave no section that can be used. ${thrown.message}` };
  throw thrown;
};

const readAnswer = ({ section, reason }: RewriteAnswer, { before, after }: RewriteAsk): string | RewriteRefusal => {
  if (section === null) return { refused: reason === "" ? "The model left the section as it is and gave no reason." : reason };
  if (section.trim() === "" && `${before}${after}`.trim() === "") return { refused: "The model would have left nothing of the text." };
  return section;
};
