import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { reading } from "../read/field-read.ts";
import { fromRow } from "../read/row.ts";
import { manyRows, sameCampaign } from "../read/rows.ts";
import { CampaignDm } from "./campaign-dm.ts";
import { Turn, isHeld } from "./turn.ts";

/** How the narrations of a campaign have fared. */
export class NarrationMetrics {
  declare readonly judged: number;
  declare readonly faulty: number;
  declare readonly patched: number;
  declare readonly inserted: number;
  declare readonly rewritten: number;
  declare readonly redrafted: number;
  declare readonly residual: number;
  declare readonly safe: number;
  declare readonly held: number;
  declare readonly waiting: number;
  declare readonly extra_calls: number;
  declare readonly extra_tokens: number;
  declare readonly by_rule: readonly RuleCount[];
}

/** How often one rule was broken. */
export class RuleCount {
  declare readonly rule: string;
  declare readonly turns: number;
  declare readonly violations: number;
}

/** Adds what a DM asks of a campaign's narrations: those that wait, and the figures. */
export const addCampaignNarrations: ApiPart = (builder) => {
  builder.objectFields(CampaignDm, (t) => ({
    heldNarrations: t.field({
      type: [Turn],
      description:
        "Turns whose telling waits for the DM, oldest first, at most 100. `dm { narration { heldText safeText violations } }` tells more.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "events",
            where: (row) => sql`${sameCampaign(below, row)} and ${isHeld(row)} and ${row}.superseded_by is null`,
            order: (row) => sql`${row}.seq`,
            limit: 100,
          }),
      }),
      resolve: fromRow,
    }),
    narrationMetrics: t.field({
      type: NarrationMetrics,
      description: "How its narrations have fared, over the turns that stand.",
      ...reading({ below: (below) => metricsOf(sql`${below.viewer}.campaign_id`) }),
      resolve: fromRow,
    }),
  }));
  addMetrics(builder);
};

const addMetrics: ApiPart = (builder) => {
  builder.objectType(NarrationMetrics, {
    name: "NarrationMetrics",
    description: "How the narrations of a campaign have fared, counted in turns that stand.",
    fields: (t) => ({
      turnsJudged: t.exposeInt("judged", { description: "Turns that were narrated and judged." }),
      turnsWithViolations: t.exposeInt("faulty", { description: "Of these, those of which any draft broke a rule." }),
      byRule: t.expose("by_rule", { type: [RuleCount], description: "Which rules were broken, the most frequent first." }),
      repairedByAttempt: t.exposeInt("redrafted", { description: "Turns that the narrator mended itself when sent back." }),
      repairedByPatch: t.exposeInt("patched", { description: "Turns that fixes mended by replacing a place." }),
      repairedByInsert: t.exposeInt("inserted", { description: "Turns that fixes mended by adding what was missing." }),
      repairedByRewrite: t.exposeInt("rewritten", { description: "Turns of which a passage was rewritten." }),
      residual: t.exposeInt("residual", { description: "Violations that neither attempts nor fixes could mend." }),
      safeForm: t.exposeInt("safe", { description: "Turns told plainly, because they could not be mended." }),
      held: t.exposeInt("held", { description: "Turns held for the DM, released ones too." }),
      waiting: t.exposeInt("waiting", { description: "Turns that wait for the DM now." }),
      extraModelCalls: t.exposeInt("extra_calls", { description: "Drafts after the first, over all turns." }),
      extraTokens: t.exposeInt("extra_tokens", { description: "Tokens that they cost." }),
    }),
  });
  builder.objectType(RuleCount, {
    name: "RuleCount",
    description: "How often drafts broke one rule.",
    fields: (t) => ({
      rule: t.exposeString("rule", { description: "The rule, after its policy and a slash where it has one." }),
      turns: t.exposeInt("turns", { description: "In how many turns." }),
      violations: t.exposeInt("violations", { description: "How often, over all drafts." }),
    }),
  });
};

const metricsOf = (campaign: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with told as materialized (
    select events.seq, events.held, events.release, events.pass_outputs -> 'narration' as narration from events
    where events.campaign_id = ${campaign} and events.kind = 'turn' and events.superseded_by is null
      and jsonb_typeof(events.pass_outputs -> 'narration') = 'object'),
  faults as materialized (
    select told.seq, fault ->> 'code' as rule from told, ${listOf("faults")} as fault)
  select json_build_object(
    'judged', count(*), 'faulty', (select count(distinct seq) from faults),
    'by_rule', (select coalesce(json_agg(json_build_object('rule', rule, 'turns', turns, 'violations', violations)
      order by violations desc, rule), '[]'::json)
      from (select rule, count(distinct seq) as turns, count(*) as violations from faults group by rule) counted),
    'redrafted', count(*) filter (where narration -> 'correction' ->> 'status' = 'validated'),
    'patched', count(*) filter (where ${mendedBy("patch")}), 'inserted', count(*) filter (where ${mendedBy("insert")}),
    'rewritten', count(*) filter (where ${mendedBy("rewrite")}),
    'residual', coalesce(sum((select count(*) from ${listOf("repair", "residual_violations")} as left_over)), 0),
    'safe', count(*) filter (where narration ->> 'telling' = 'safe'),
    'held', count(*) filter (where held), 'waiting', count(*) filter (where held and release is null),
    'extra_calls', coalesce(sum((narration ->> 'attempts')::int - 1), 0),
    'extra_tokens', coalesce(sum((narration -> 'correction' ->> 'total_tokens')::int), 0)) from told)`;

/** The elements of a list within a narration; none where it is missing. */
const listOf = (...path: readonly string[]): RawBuilder<unknown> => {
  const found = sql`narration #> ${sql.lit(`{${path.join(",")}}`)}`;
  return sql`jsonb_array_elements(case jsonb_typeof(${found}) when 'array' then ${found} else '[]' end)`;
};

const mendedBy = (strategy: string): RawBuilder<unknown> =>
  sql`narration ->> 'telling' = 'mended' and exists (
    select from ${listOf("repair", "corrections")} as made where made ->> 'strategy' = ${sql.lit(strategy)})`;
