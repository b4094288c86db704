import type { Call } from "freeform-rpg/kernel";
import type { Fault, Narration, NarratorOutput } from "freeform-rpg/schemas";
import { judgeNarration, repairNarration, reviewNarration } from "./tokens.ts";
import type { NarrationDraft } from "./tokens.ts";

/** How a narration is drafted and how often. */
export interface Drafting {
  /** Asks for a draft; `faults` are those of the draft before. */
  readonly draft: (faults: readonly Fault[]) => Promise<NarratorOutput>;
  /** Tries after the first. */
  readonly retries: number;
}

/**
 * Drafts, lets taps mend and judge, and drafts again while any fault is an error. When the tries are used up the last draft
 * is repaired as far as taps can, and stands with every fault recorded.
 */
export const narrate = async (context: Omit<NarrationDraft, "draft">, { draft, retries }: Drafting, call: Call): Promise<Narration> => {
  let faults: readonly Fault[] = [];
  const recorded: Fault[] = [];
  for (let attempt = 1; ; attempt++) {
    const drafted = await draft(faults);
    const output = await call.change(reviewNarration, drafted, context);
    faults = await call.collect(judgeNarration, { draft: output, ...context });
    recorded.push(...faults);
    const errors = faults.filter(({ severity }) => severity === "error");
    if (errors.length === 0 || attempt > retries) {
      const standing = errors.length === 0 ? output : await call.change(repairNarration, output, context);
      if (standing.final_text !== drafted.final_text) retell(standing.final_text, call);
      return { output: standing, attempts: attempt, faults: recorded };
    }
    call.discardDraft(errors.map(({ message }) => message).join(" "));
  }
};

/** Those who heard the draft hear the text that stands instead. */
const retell = (text: string, call: Call): void => {
  call.discardDraft("The text was mended after it was told.");
  call.token(text);
};
