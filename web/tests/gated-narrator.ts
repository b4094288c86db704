import { provideValue } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";

/** What the model answers to one call of the narrator. */
export interface GatedAnswer {
  readonly pieces: readonly string[];
  /** Whether the call fails after its last piece, so that the narrator asks again. */
  readonly fails?: boolean;
}

/** The narration of each turn without an answer of its own. */
export const pieces = ["You stand still and listen. ", "Rain runs down the windows. ", "Nobody speaks."];
/** All pieces as one text. */
export const whole = pieces.join("");

const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "listen", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

/** A model whose narrations arrive piece by piece, as a test lets them. Other prompts are answered at once. */
export const createGatedNarrator = () => {
  let open: () => void = () => undefined;
  const state = { gated: true };
  const next: GatedAnswer[] = [];
  const narrate = async ({ onText }: ModelRequest): Promise<string> => {
    const answer: GatedAnswer = next.shift() ?? { pieces };
    const last = answer.pieces.length - 1;
    for (const [nth, piece] of answer.pieces.entries()) {
      const opened = new Promise<void>((resolve) => (open = resolve));
      onText?.(piece);
      if (state.gated && onText && (nth < last || answer.fails)) await opened;
    }
    if (answer.fails) throw new ModelError("model_output_invalid", "The answer is cut off.", { retryable: true });
    return answer.pieces.join("");
  };
  const service = provideValue(ModelProvider, {
    name: "gated",
    notice: "Narrations arrive when a test lets them.",
    complete: async (request) => {
      const value = request.prompt.id === "turn/narrator" ? await narrate(request) : answers[request.prompt.id];
      if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${request.prompt.id}".`);
      return { value, model: "gated", inputTokens: 1, outputTokens: 1, cost: 0 };
    },
  });
  return {
    service,
    /** Lets the narrator go on to its next piece. */
    goOn: () => open(),
    /** Lets all later pieces come at once. */
    openForGood: () => void (state.gated = false),
    /** Gives the next calls of the narrator answers of their own. */
    answerNext: (...given: readonly GatedAnswer[]) => void next.push(...given),
  };
};
