import { z } from "zod";

/** A share: a count and its total. `value` is `null` where there was nothing to count. */
export const Share = z.object({ count: z.number().int(), of: z.number().int(), value: z.number().nullable() });
export type Share = z.infer<typeof Share>;

/** The cost and duration of one stage. */
export const StageMetrics = z.object({
  stage: z.string(),
  /** Times it ran in turns that were not rewound. */
  runs: z.number().int(),
  /** The median and the 95th percentile of its run times in milliseconds; `null` where no runs are stored. */
  p50_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
  calls: z.number().int(),
  /** US dollars. */
  cost: z.number(),
});
export type StageMetrics = z.infer<typeof StageMetrics>;

/** The metrics of a campaign, over the turns that were not rewound. docs/replay.md defines each. */
export const Metrics = z.object({
  campaign_id: z.string(),
  turns: z.number().int(),
  contradiction_rate: Share,
  draft_contradiction_rate: Share,
  leak_rate: Share,
  draft_leak_rate: Share,
  invalid_action_acceptance: Share,
  clarification_rate: Share,
  length_stats: z.object({ min: z.number().nullable(), avg: z.number().nullable(), max: z.number().nullable() }),
  lore_relevance_rate: Share,
  lore_cache_hit_rate: Share,
  correction_persistence: Share,
  gate_precision: Share,
  stages: z.array(StageMetrics),
  /** US dollars of all turns' calls. */
  cost: z.number(),
  feedback: z.object({
    thumbs_up: z.number().int(),
    thumbs_down: z.number().int(),
    ratings: z.number().int(),
    average_rating: z.number().nullable(),
    comments: z.number().int(),
    flags: z.record(z.string(), z.number().int()),
  }),
});
export type Metrics = z.infer<typeof Metrics>;
