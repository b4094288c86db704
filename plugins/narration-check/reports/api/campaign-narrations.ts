import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { CampaignDm, fromRow, reading } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";

/** Metrics of the checks and repairs of a campaign's narrations. */
export class NarrationMetrics {
  declare readonly judged: number;
  declare readonly faulty: number;
  declare readonly patched: number;
  declare readonly inserted: number;
  declare readonly rewritten: number;
  declare readonly redrafted: number;
  declare readonly residual: number;
  declare readonly fallbacks: number;
  declare readonly reviewed: number;
  declare readonly extra_calls: number;
  declare readonly extra_tokens: number;
  declare readonly by_rule: readonly RuleCount[];
}

/** The number of violations of one rule. */
export class RuleCount {
  declare readonly rule: string;
  declare readonly turns: number;
  declare readonly violations: number;
}

/** Adds the metrics of a campaign's narrations, for the DM. */
export const addCampaignNarrations: ApiPart = (builder) => {
  builder.objectFields(CampaignDm, (t) => ({
    narrationMetrics: t.field({
      type: NarrationMetrics,
      description: "Metrics of the checks and repairs of narrations, over the turns that were not rewound.",
      ...reading({ below: (below) => metricsOf(sql`${below.viewer}.campaign_id`) }),
      resolve: fromRow,
    }),
  }));
  addMetrics(builder);
};

const addMetrics: ApiPart = (builder) => {
  builder.objectType(NarrationMetrics, {
    name: "NarrationMetrics",
    description: "Metrics of the checks and repairs of narrations, counted over the turns that were not rewound.",
    fields: (t) => ({
      turnsJudged: t.exposeInt("judged", { description: "The number of narrated and checked turns." }),
      turnsWithViolations: t.exposeInt("faulty", { description: "The number of these turns in which a draft broke a rule." }),
      byRule: t.expose("by_rule", { type: [RuleCount], description: "The broken rules, the most frequent first." }),
      repairedByAttempt: t.exposeInt("redrafted", { description: "The number of turns that the narrator corrected itself." }),
      repairedByPatch: t.exposeInt("patched", { description: "The number of turns that were repaired by replacing text." }),
      repairedByInsert: t.exposeInt("inserted", { description: "The number of turns that were repaired by adding missing text." }),
      repairedByRewrite: t.exposeInt("rewritten", { description: "The number of turns in which a passage was rewritten." }),
      residual: t.exposeInt("residual", { description: "The number of violations that no attempt or fix could repair." }),
      fallbacks: t.exposeInt("fallbacks", {
        description: "The number of turns with the engine's fallback text, because the narration could not be repaired.",
      }),
      reviewed: t.exposeInt("reviewed", { description: "The number of turns whose narration waited for the DM." }),
      extraModelCalls: t.exposeInt("extra_calls", { description: "The number of drafts after the first one, over all turns." }),
      extraTokens: t.exposeInt("extra_tokens", { description: "The number of tokens of these drafts." }),
    }),
  });
  builder.objectType(RuleCount, {
    name: "RuleCount",
    description: "The number of times that drafts broke one rule.",
    fields: (t) => ({
      rule: t.exposeString("rule", { description: "The name of the rule, prefixed with its policy and a slash when it has one." }),
      turns: t.exposeInt("turns", { description: "The number of turns." }),
      violations: t.exposeInt("violations", { description: "The number of violations, over all drafts." }),
    }),
  });
};

const metricsOf = (campaign: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with narrated as materialized (
    select events.seq, events.pass_outputs -> 'narration' as narration from events
    where events.campaign_id = ${campaign} and events.kind = 'turn' and events.superseded_by is null
      and jsonb_typeof(events.pass_outputs -> 'narration') = 'object'),
  violations as materialized (
    select narrated.seq, concat_ws('/', violation ->> 'policy_id', violation ->> 'rule_id') as rule
    from narrated, ${listOf("violations")} as violation)
  select json_build_object(
    'judged', count(*), 'faulty', (select count(distinct seq) from violations),
    'by_rule', (select coalesce(json_agg(json_build_object('rule', rule, 'turns', turns, 'violations', violations)
      order by violations desc, rule), '[]'::json)
      from (select rule, count(distinct seq) as turns, count(*) as violations from violations group by rule) counted),
    'redrafted', count(*) filter (where narration -> 'correction' ->> 'status' = 'validated'),
    'patched', count(*) filter (where ${repairedBy("patch")}), 'inserted', count(*) filter (where ${repairedBy("insert")}),
    'rewritten', count(*) filter (where ${repairedBy("rewrite")}),
    'residual', coalesce(sum((select count(*) from ${listOf("repair", "residual_violations")} as left_over)), 0),
    'fallbacks', count(*) filter (where narration ->> 'source' = 'fallback'),
    'reviewed', count(*) filter (where narration ? 'reviews'),
    'extra_calls', coalesce(sum((narration ->> 'attempts')::int - 1), 0),
    'extra_tokens', coalesce(sum((narration -> 'correction' ->> 'total_tokens')::int), 0)) from narrated)`;

/** The elements of a list within a narration; none where it is missing. */
const listOf = (...path: readonly string[]): RawBuilder<unknown> => {
  const found = sql`narration #> ${sql.lit(`{${path.join(",")}}`)}`;
  return sql`jsonb_array_elements(case jsonb_typeof(${found}) when 'array' then ${found} else '[]' end)`;
};

const repairedBy = (strategy: string): RawBuilder<unknown> =>
  sql`narration ->> 'source' = 'repaired' and exists (
    select from ${listOf("repair", "corrections")} as made where made ->> 'strategy' = ${sql.lit(strategy)})`;
