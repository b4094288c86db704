import { z } from "zod";

/** Options of the turn plugin: times, lengths and tries. */
export const TurnLimits = z.strictObject({
  /** Characters a player may send. */
  textLength: z.number().int().positive().max(4000).default(4000),
  /** Seconds after which a run whose process fell silent may be taken over. */
  leaseSeconds: z.number().positive().default(10),
  /** Milliseconds between two writes of run events. */
  eventWindow: z.number().min(0).default(40),
  /** How often a turn is run in all when other events keep coming between. */
  tries: z.number().int().positive().default(3),
  /** Milliseconds between looks for work and events of other processes; only where there can be any. */
  pollInterval: z.number().positive().default(1000),
  /** Milliseconds that `close` waits for runs under way; what is not done by then is resumed at the next start. */
  closeGrace: z.number().min(0).default(5000),
});
export type TurnLimits = z.infer<typeof TurnLimits>;
