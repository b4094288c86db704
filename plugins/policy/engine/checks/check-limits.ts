import { z } from "zod";

/** Limits on the server time spent on texts that users send. */
export const CheckLimits = z.strictObject({
  /** Seconds for one text. */
  seconds: z.number().positive().default(5),
  /** Texts of one user that are judged or wait at the same time. */
  perUser: z.int().positive().default(4),
  /** Texts of all users that are judged or wait at the same time. */
  total: z.int().positive().default(40),
});
export type CheckLimits = z.infer<typeof CheckLimits>;
