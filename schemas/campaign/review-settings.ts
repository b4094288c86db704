import { z } from "zod";

/** What DMs review: nothing, narrations before players read them, actions before the dice, or both. */
export const ReviewMode = z.enum(["auto", "narration", "actions", "all"]);
export type ReviewMode = z.infer<typeof ReviewMode>;

const seconds = z
  .int()
  .min(10, "A DM needs at least 10 seconds.")
  .max(7 * 86_400, "A turn waits for at most a week.");

/** What of a campaign's turns waits for its DM, how long, and what happens then. */
export const ReviewSettings = z.object({
  mode: ReviewMode.default("auto"),
  /** After these seconds an action goes on as it was ruled. */
  actions_seconds: seconds.default(180),
  /** After these seconds a narration is published, as `late_narration` says. */
  narration_seconds: seconds.default(300),
  /** `release`: as it was drafted; `fallback`: plain sentences. What the checks refused is never released by itself. */
  late_narration: z.enum(["release", "fallback"]).default("release"),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;
