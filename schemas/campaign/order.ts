import { z } from "zod";

/** How a campaign decides whose action is played next. `free`: in the order of arrival, players in turn. */
export const OrderMode = z.enum(["free", "rounds", "spotlight"]);
export type OrderMode = z.infer<typeof OrderMode>;

/** A campaign's order of play. */
export const OrderOfPlay = z.object({
  mode: OrderMode.default("free"),
  /** In rounds: seconds after the first declaration until the round is played without those who have not declared; `null`: no limit. */
  limit_seconds: z.number().positive().nullable().default(null),
  /** In the spotlight: whether actions of other characters wait or are refused. */
  others: z.enum(["wait", "refuse"]).default("wait"),
  /** The character whose turn it is in the spotlight; `null` for no one. */
  actor_id: z.string().nullable().default(null),
  /** The number of the last round that was opened, counted over the whole campaign. */
  round: z.number().int().min(1).default(1),
  /** The number of the round that is declared in a scene, where it is not the last one. Initiative is rolled for it. */
  rounds: z.record(z.string(), z.number().int().min(1)).default({}),
  /** ISO time from which limits count at the earliest. */
  opened_at: z.string().default(""),
  /** Characters that this round does not wait for. */
  skipped: z.array(z.string()).default([]),
});
export type OrderOfPlay = z.infer<typeof OrderOfPlay>;
