import { Metrics } from "freeform-rpg/plugins/operations/replay/lib";
import { CampaignMetricsDocument } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { print, printJson, printTable } from "../output.ts";
import { readTurnRange } from "./read-options.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";

export interface MetricsOptions extends ConnectOptions {
  readonly turns?: string;
}

/** Shows the metrics of a campaign. */
export const showMetrics = (campaign: string, { turns, json, ...options }: MetricsOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { fromTurn, toTurn } = readTurnRange(turns);
    const answer = await api.request(CampaignMetricsDocument, { id: campaign, from: fromTurn, to: toTurn });
    const metrics = Metrics.parse(dmOf(campaignOf(answer, campaign)).metrics.document);
    if (json) printJson(metrics);
    else printMetrics(metrics);
  });

const printMetrics = (metrics: Metrics): void => {
  print(`${metrics.campaign_id}: ${metrics.turns} turns, $${metrics.cost.toFixed(4)}`);
  const { min, avg, max } = metrics.length_stats;
  const shares = Object.entries(metrics).flatMap(([name, value]) =>
    typeof value === "object" && "of" in value ? [[name.replaceAll("_", " "), showShare(value), `${value.count} of ${value.of}`]] : [],
  );
  print();
  printTable([...shares, ["words a narration", avg === null ? "-" : String(avg), `${min ?? "-"} to ${max ?? "-"}`]]);
  print();
  printTable([
    ["stage", "runs", "p50 ms", "p95 ms", "calls", "cost"],
    ...metrics.stages.map(({ stage, runs, p50_ms, p95_ms, calls, cost }) =>
      [stage, runs, p50_ms?.toFixed(1) ?? "-", p95_ms?.toFixed(1) ?? "-", calls, `$${cost.toFixed(4)}`].map(String),
    ),
  ]);
  const { thumbs_up, thumbs_down, average_rating, ratings, comments, flags } = metrics.feedback;
  const flagged = Object.entries(flags).map(([flag, count]) => `${count} ${flag}`);
  print();
  print(
    `feedback: ${thumbs_up} up, ${thumbs_down} down, ${average_rating ?? "no"} stars (${ratings}), ${comments} comments; flags: ${flagged.join(", ") || "none"}`,
  );
};

const showShare = ({ value }: { readonly value: number | null }): string => (value === null ? "-" : `${(value * 100).toFixed(1)} %`);
