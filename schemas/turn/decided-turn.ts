import { z } from "zod";
import { EngineEventType, OutcomeBand } from "../values/enums.ts";
import { Roll } from "./resolution.ts";
import { Ruling } from "./ruling.ts";

const DecidedEvent = z.object({
  type: EngineEventType,
  details: z.object({ text: z.string() }),
  tags: z.array(z.string()),
  binding: z.boolean(),
});

/** What a turn's followers learn as soon as it is decided, before it is narrated. It holds what players read of the committed turn, and no ids. */
export const DecidedTurn = z.object({
  actions: z.array(
    z.object({
      action: z.string(),
      band: OutcomeBand,
      /** `null` for an action that needed no dice. */
      roll: Roll.omit({ target_id: true }).nullable(),
      /** What it brought about. */
      events: z.array(DecidedEvent),
    }),
  ),
  blocked_actions: z.array(Ruling.shape.blocked_actions.element.pick({ action: true, code: true, reason: true })),
  /** What no action brought about, such as a clock that ran out. */
  events: z.array(DecidedEvent),
});
export type DecidedTurn = z.infer<typeof DecidedTurn>;

/** The topic under which it is announced. */
export const decidedTurnTopic = "turn_resolved";
