import { z } from "zod";

/** Options of the turn plugin: times, lengths and attempts. */
export const TurnLimits = z.strictObject({
  /** Characters a player may send. */
  textLength: z.number().int().positive().max(4000).default(4000),
  /** Turns of one player, and of all players, that wait or are played in a campaign. */
  waitingPerPlayer: z.number().int().positive().default(20),
  waitingPerCampaign: z.number().int().positive().default(200),
  /** Seconds after which another process may take over a run whose lease was not renewed. */
  leaseSeconds: z.number().positive().default(10),
  /** Milliseconds between two writes of run events. */
  eventWindow: z.number().min(0).default(40),
  /** Attempts at a turn in all, when other events are appended meanwhile. */
  tries: z.number().int().positive().default(3),
  /** Milliseconds between looks for turns that another process left; used only on Postgres. */
  pollInterval: z.number().positive().default(1000),
  /** Milliseconds that `close` waits for active runs; the others are resumed at the next start. */
  closeGrace: z.number().min(0).default(5000),
});
export type TurnLimits = z.infer<typeof TurnLimits>;
