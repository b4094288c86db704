import { CampaignDm, fromRow, reading } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { z } from "zod";
import type { Metrics, Share, StageMetrics } from "../metrics/metrics.ts";
import { metricsQuery } from "../metrics/metrics-query.ts";

const RangeArgs = z.object({ fromTurn: z.int().nullish(), toTurn: z.int().nullish() });

/** Adds a campaign's figures to what its DM sees. */
export const addMetrics: ApiPart = (builder) => {
  const type = addMetricsType(builder);
  builder.objectField(CampaignDm, "metrics", (t) =>
    t.field({
      type,
      description: "Its figures over the turns that stand, as docs/replay.md defines them.",
      args: {
        fromTurn: t.arg.int({ description: "The first turn that counts; default 1." }),
        toTurn: t.arg.int({ description: "The last turn that counts; default the last." }),
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
  const type = builder.objectRef<Metrics>("CampaignMetrics").implement({ description: "The figures of a campaign." });
  addShares(builder, type);
  addSums(builder, type);
  addFeedbackSums(builder, type);
  return type;
};

type MetricsType = ReturnType<typeof addMetricsType>;
type ShareName = { [Name in keyof Metrics]: Metrics[Name] extends Share ? Name : never }[keyof Metrics];

const addShares = (builder: Builder, type: MetricsType): void => {
  const share = builder.objectRef<Share>("MetricShare").implement({
    description: "So many of so many.",
    fields: (t) => ({
      count: t.exposeInt("count", { description: "How many." }),
      of: t.exposeInt("of", { description: "Of how many." }),
      value: t.exposeFloat("value", {
        nullable: true,
        description: "The one divided by the other, 0 to 1; `null` where there was nothing to count.",
      }),
    }),
  });
  builder.objectFields(type, (t) => {
    const shareOf = (name: ShareName, description: string) => t.field({ type: share, description, resolve: (metrics) => metrics[name] });
    return {
      contradictionRate: shareOf("contradiction_rate", "Turns told against what was decided, by judges or flags."),
      draftContradictionRate: shareOf("draft_contradiction_rate", "Turns of which a draft contradicted."),
      leakRate: shareOf("leak_rate", "Turns told with a secret in them, by judges or flags."),
      draftLeakRate: shareOf("draft_leak_rate", "Turns of which a draft told a secret."),
      invalidActionAcceptance: shareOf("invalid_action_acceptance", "Of the invalid actions, those that took effect."),
      clarificationRate: shareOf("clarification_rate", "Turns that asked back."),
      loreRelevanceRate: shareOf("lore_relevance_rate", "Of the chunks of lore found for scenes, those that were used."),
      loreCacheHitRate: shareOf("lore_cache_hit_rate", "Turns told with the lore of the turn before."),
      correctionPersistence: shareOf("correction_persistence", "Of the texts told after a correction, those without what it took away."),
      gatePrecision: shareOf("gate_precision", "Of the turns whose drafts were sent back, those not flagged as a false alarm."),
    };
  });
};

const addSums = (builder: Builder, type: MetricsType): void => {
  const stage = addStageType(builder);
  builder.objectFields(type, (t) => ({
    turns: t.exposeInt("turns", { description: "Turns that stand, clarifications among them." }),
    shortestWords: t.int({
      nullable: true,
      description: "Words of the shortest narration.",
      resolve: ({ length_stats }) => length_stats.min,
    }),
    averageWords: t.float({
      nullable: true,
      description: "Words of the average narration.",
      resolve: ({ length_stats }) => length_stats.avg,
    }),
    longestWords: t.int({
      nullable: true,
      description: "Words of the longest narration.",
      resolve: ({ length_stats }) => length_stats.max,
    }),
    stages: t.field({ type: [stage], description: "Cost and time of each stage, the dearest first.", resolve: ({ stages }) => stages }),
    cost: t.exposeFloat("cost", { description: "US dollars of all turns' calls." }),
    document: t.field({ type: "JSON", description: "All of it as one document.", resolve: (metrics) => metrics }),
  }));
};

const addFeedbackSums = (builder: Builder, type: MetricsType): void =>
  builder.objectFields(type, (t) => ({
    thumbsUp: t.int({ description: "Thumbs up.", resolve: ({ feedback }) => feedback.thumbs_up }),
    thumbsDown: t.int({ description: "Thumbs down.", resolve: ({ feedback }) => feedback.thumbs_down }),
    averageRating: t.float({
      nullable: true,
      description: "Average of all ratings, 1 to 5; `null` without one.",
      resolve: ({ feedback }) => feedback.average_rating,
    }),
    ratings: t.int({ description: "How many ratings were given.", resolve: ({ feedback }) => feedback.ratings }),
    comments: t.int({ description: "How many comments were written.", resolve: ({ feedback }) => feedback.comments }),
    flags: t.field({ type: "JSON", description: "How often each flag was set.", resolve: ({ feedback }) => feedback.flags }),
  }));

const addStageType = (builder: Builder) =>
  builder.objectRef<StageMetrics>("StageMetrics").implement({
    description: "What one stage cost and how long it took.",
    fields: (t) => ({
      stage: t.exposeString("stage", { description: "Its name." }),
      runs: t.exposeInt("runs", { description: "How often it ran." }),
      p50Ms: t.exposeFloat("p50_ms", { nullable: true, description: "Milliseconds of the middle run." }),
      p95Ms: t.exposeFloat("p95_ms", { nullable: true, description: "Milliseconds that 95 of 100 runs keep within." }),
      calls: t.exposeInt("calls", { description: "Model calls." }),
      cost: t.exposeFloat("cost", { description: "US dollars." }),
    }),
  });
