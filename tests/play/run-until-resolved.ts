import { input } from "freeform-rpg/kernel";
import type { Checkpoint, Kernel } from "freeform-rpg/kernel";
import { endsAsTableTalk } from "freeform-rpg/plugins/turn/table-talk/lib";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import type {
  InterpreterOutput,
  Resolution as ResolutionValue,
  Ruling as RulingValue,
  TurnRequest as Request,
  World as WorldValue,
} from "freeform-rpg/schemas";
import {
  InterpreterOutput as InterpretationSchema,
  Resolution as ResolutionSchema,
  Ruling as RulingSchema,
} from "freeform-rpg/schemas/turn";
import { World as WorldSchema } from "freeform-rpg/schemas/turn";

/** What the engine made of a sentence before any narration. */
export interface Decided {
  readonly world: WorldValue;
  readonly interpretation: InterpreterOutput;
  readonly ruling: RulingValue;
  /** `null` when the engine asked or answered instead of acting. */
  readonly resolution: ResolutionValue | null;
}

/** Runs a turn up to its resolution, or up to a ruling that ends it, and stops there: nothing is narrated or committed. */
export const runUntilResolved = async (kernel: Kernel, request: Request): Promise<Decided> => {
  const made = new Map<string, unknown>();
  const stop = new AbortController();
  const save = async ({ artifact, value }: Checkpoint): Promise<void> => {
    made.set(artifact, value);
    if (artifact === Resolution.id || (artifact === Ruling.id && RulingSchema.parse(value).clarification_needed)) stop.abort();
  };
  await kernel
    .run(Turn, {
      runId: request.run_id,
      inputs: [input(TurnRequest, request)],
      checkpoints: { load: async () => [], save },
      signal: stop.signal,
    })
    .catch((error: unknown) => {
      if (endsAsTableTalk(error)) talkAtTable(made, request);
      else if (!stop.signal.aborted) throw error;
    });
  return {
    world: WorldSchema.parse(made.get(World.id)),
    interpretation: InterpretationSchema.parse(made.get(Interpretation.id)),
    ruling: RulingSchema.parse(made.get(Ruling.id)),
    resolution: made.has(Resolution.id) ? ResolutionSchema.parse(made.get(Resolution.id)) : null,
  };
};

/** A turn that ends as table talk leaves neither interpretation nor ruling behind. */
const talkAtTable = (made: Map<string, unknown>, { text }: Request): void => {
  made.set(Interpretation.id, { intent: text, table_talk: text });
  made.set(Ruling.id, {
    intent: text,
    speech: "",
    risk_flags: [],
    allowed_actions: [],
    blocked_actions: [],
    clarification_needed: false,
    clarification_question: "",
  });
};
