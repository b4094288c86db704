import { z } from "zod";

/** A problem with a turn. `false_alarm`: the gate rejected a valid draft. */
export const FeedbackFlag = z.enum(["contradiction", "leak", "invalid_action", "false_alarm", "out_of_character", "dull", "other"]);
export type FeedbackFlag = z.infer<typeof FeedbackFlag>;

/** A member's feedback about a turn. An absent field stays unchanged, `null` clears it. */
export const FeedbackInput = z.strictObject({
  thumbs: z.enum(["up", "down"]).nullable().optional(),
  rating: z.number().int().min(1, "Ratings go from 1 to 5.").max(5, "Ratings go from 1 to 5.").nullable().optional(),
  flag: FeedbackFlag.nullable().optional(),
  comment: z.string().trim().max(2000, "A comment has at most 2000 characters.").nullable().optional(),
});
export type FeedbackInput = z.infer<typeof FeedbackInput>;

/** Stored feedback. */
export const Feedback = z.object({
  campaign_id: z.string(),
  turn_no: z.number().int(),
  user_id: z.string(),
  thumbs: z.enum(["up", "down"]).nullable(),
  rating: z.number().int().nullable(),
  flag: FeedbackFlag.nullable(),
  comment: z.string(),
  /** ISO time. */
  updated_at: z.string(),
});
export type Feedback = z.infer<typeof Feedback>;

/** The turn that feedback is about, and its author. */
export interface FeedbackPlace {
  readonly campaignId: string;
  readonly turnNo: number;
  readonly userId: string;
}
