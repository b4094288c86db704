import { z } from "zod";
import { Overrides, TurnsRequest } from "../documents/request.ts";

/** The turns to run in two variants. `a` is the recording where it overrides nothing. */
export const ExperimentRequest = TurnsRequest.pick({ campaign_id: true, from_turn: true, to_turn: true, cassette: true }).extend({
  a: Overrides.prefault({}),
  b: Overrides,
});
export type ExperimentRequest = z.infer<typeof ExperimentRequest>;

/** One figure of all turns, in both ways. Differences are B less A. */
export const PairedFigure = z.object({
  metric: z.string(),
  /** Whether a lower or a higher value is better; `neither` where the value is not a measure of quality. */
  better: z.enum(["lower", "neither"]),
  pairs: z.number().int(),
  mean_a: z.number(),
  mean_b: z.number(),
  mean_difference: z.number(),
  /** 95 % bootstrap interval of the mean difference. */
  interval: z.tuple([z.number(), z.number()]),
  a_lower: z.number().int(),
  b_lower: z.number().int(),
  ties: z.number().int(),
  /** Two-sided sign test over the pairs that differ; corrected over all metrics after Holm. */
  p: z.number(),
  p_corrected: z.number(),
  /** `too_few`: fewer than ten pairs, or than six that differ. */
  verdict: z.enum(["a_lower", "b_lower", "no_difference_shown", "too_few"]),
});
export type PairedFigure = z.infer<typeof PairedFigure>;

/** One turn in both ways. */
export const PairedTurn = z.object({
  turn_no: z.number().int(),
  player_input: z.string(),
  a: z.string(),
  b: z.string(),
});
export type PairedTurn = z.infer<typeof PairedTurn>;

/** The result of running the same turns in two variants. */
export const ExperimentReport = z.object({
  kind: z.literal("experiment"),
  campaign_id: z.string(),
  from_turn: z.number().int(),
  to_turn: z.number().int(),
  a: z.array(z.string()),
  b: z.array(z.string()),
  turns: z.number().int(),
  /** Turns that failed in one of the two variants: they count in neither. */
  left_out: z.number().int(),
  failures: z.array(z.string()),
  figures: z.array(PairedFigure),
  texts: z.array(PairedTurn),
  /** US dollars that the experiment paid. */
  cost: z.number(),
});
export type ExperimentReport = z.infer<typeof ExperimentReport>;
