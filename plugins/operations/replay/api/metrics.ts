import { CampaignDm, fromRow, reading } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { z } from "zod";
import type { Metrics, Share, StageMetrics } from "../metrics/metrics.ts";
import { metricsQuery } from "../metrics/metrics-query.ts";

const RangeArgs = z.object({ fromTurn: z.int().nullish(), toTurn: z.int().nullish() });

/** Adds a campaign's metrics to the fields for its DM. */
export const addMetrics: ApiPart = (builder) => {
  const type = addMetricsType(builder);
  builder.objectField(CampaignDm, "metrics", (t) =>
    t.field({
      type,
      description: "Quality and cost metrics over the turns that were not rewound. docs/replay.md defines them.",
      args: {
        fromTurn: t.arg.int({ description: "The first turn to include. Default 1." }),
        toTurn: t.arg.int({ description: "The last turn to include. Default: the last turn of the campaign." }),
      },
      ...reading({
        below: (below) => {
          const { fromTurn, toTurn } = below.args(RangeArgs);
          const query = metricsQuery({ campaignId: sql`${below.parent}.id`, fromTurn: fromTurn ?? 1, toTurn: toTurn ?? null });
          return sql`(select metrics from (${query}) as measured)`;
        },
      }),
      resolve: fromRow,
    }),
  );
};

const addMetricsType = (builder: Builder) => {
  const type = builder.objectRef<Metrics>("CampaignMetrics").implement({ description: "Quality and cost metrics of a campaign." });
  addShares(builder, type);
  addSums(builder, type);
  addFeedbackSums(builder, type);
  return type;
};

type MetricsType = ReturnType<typeof addMetricsType>;
type ShareName = { [Name in keyof Metrics]: Metrics[Name] extends Share ? Name : never }[keyof Metrics];

const addShares = (builder: Builder, type: MetricsType): void => {
  const share = builder.objectRef<Share>("MetricShare").implement({
    description: "A share of a total.",
    fields: (t) => ({
      count: t.exposeInt("count", { description: "The number of items or occurrences." }),
      of: t.exposeInt("of", { description: "The total." }),
      value: t.exposeFloat("value", {
        nullable: true,
        description: "`count` divided by `of`, 0 to 1; `null` when `of` is 0.",
      }),
    }),
  });
  builder.objectFields(type, (t) => {
    const shareOf = (name: ShareName, description: string) => t.field({ type: share, description, resolve: (metrics) => metrics[name] });
    return {
      contradictionRate: shareOf(
        "contradiction_rate",
        "The share of turns whose narration contradicts the engine's decisions, according to judges or flags.",
      ),
      draftContradictionRate: shareOf(
        "draft_contradiction_rate",
        "The share of turns with a draft that contradicted the engine's decisions.",
      ),
      leakRate: shareOf("leak_rate", "The share of turns whose narration reveals a secret, according to judges or flags."),
      draftLeakRate: shareOf("draft_leak_rate", "The share of turns with a draft that revealed a secret."),
      invalidActionAcceptance: shareOf("invalid_action_acceptance", "The share of invalid actions that took effect."),
      clarificationRate: shareOf("clarification_rate", "The share of turns in which the engine asked the player a question."),
      loreRelevanceRate: shareOf("lore_relevance_rate", "The share of lore chunks found for scenes that were used."),
      loreCacheHitRate: shareOf("lore_cache_hit_rate", "The share of turns that reused the lore of the previous turn."),
      correctionPersistence: shareOf(
        "correction_persistence",
        "The share of texts written after a correction that no longer use what it removed.",
      ),
      gatePrecision: shareOf("gate_precision", "The share of turns with rejected drafts that were not flagged as a false alarm."),
    };
  });
};

const addSums = (builder: Builder, type: MetricsType): void => {
  const stage = addStageType(builder);
  builder.objectFields(type, (t) => ({
    turns: t.exposeInt("turns", { description: "The number of turns that were not rewound, clarifications included." }),
    shortestWords: t.int({
      nullable: true,
      description: "The length of the shortest narration, in words; `null` when there are none.",
      resolve: ({ length_stats }) => length_stats.min,
    }),
    averageWords: t.float({
      nullable: true,
      description: "The average length of a narration, in words; `null` when there are none.",
      resolve: ({ length_stats }) => length_stats.avg,
    }),
    longestWords: t.int({
      nullable: true,
      description: "The length of the longest narration, in words; `null` when there are none.",
      resolve: ({ length_stats }) => length_stats.max,
    }),
    stages: t.field({
      type: [stage],
      description: "Cost and duration of each stage, the most expensive first.",
      resolve: ({ stages }) => stages,
    }),
    cost: t.exposeFloat("cost", { description: "The cost of all model calls of these turns, in US dollars." }),
    document: t.field({ type: "JSON", description: "All metrics as one JSON document.", resolve: (metrics) => metrics }),
  }));
};

const addFeedbackSums = (builder: Builder, type: MetricsType): void =>
  builder.objectFields(type, (t) => ({
    thumbsUp: t.int({ description: "The number of thumbs up.", resolve: ({ feedback }) => feedback.thumbs_up }),
    thumbsDown: t.int({ description: "The number of thumbs down.", resolve: ({ feedback }) => feedback.thumbs_down }),
    averageRating: t.float({
      nullable: true,
      description: "The average of all ratings, 1 to 5; `null` when there are none.",
      resolve: ({ feedback }) => feedback.average_rating,
    }),
    ratings: t.int({ description: "The number of ratings.", resolve: ({ feedback }) => feedback.ratings }),
    comments: t.int({ description: "The number of comments.", resolve: ({ feedback }) => feedback.comments }),
    flags: t.field({
      type: "JSON",
      description: "The number of times each flag was set, by flag.",
      resolve: ({ feedback }) => feedback.flags,
    }),
  }));

const addStageType = (builder: Builder) =>
  builder.objectRef<StageMetrics>("StageMetrics").implement({
    description: "Cost and duration of one stage.",
    fields: (t) => ({
      stage: t.exposeString("stage", { description: "The name." }),
      runs: t.exposeInt("runs", { description: "The number of times that the stage ran." }),
      p50Ms: t.exposeFloat("p50_ms", { nullable: true, description: "The median duration in milliseconds; `null` without a run." }),
      p95Ms: t.exposeFloat("p95_ms", {
        nullable: true,
        description: "The 95th percentile of the duration in milliseconds; `null` without a run.",
      }),
      calls: t.exposeInt("calls", { description: "The number of model calls." }),
      cost: t.exposeFloat("cost", { description: "The cost in US dollars." }),
    }),
  });
