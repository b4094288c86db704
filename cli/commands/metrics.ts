import type { Command } from "commander";
import type { Metrics } from "freeform-rpg/plugins/replay";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { print, printJson, printTable } from "../output.ts";
import { metricsQuestion } from "../replay/documents.ts";
import { readTurnRange } from "../replay/read-options.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface MetricsOptions extends Omit<AskOptions, "campaign"> {
  readonly turns?: string;
}

/** `metrics`: shows a campaign's figures. */
export const addMetrics = (program: Command): void => {
  withConnectOptions(program.command("metrics").argument("[campaign]", "which campaign", demo.campaign), demo.dm)
    .summary("show how well a campaign is told, and what it costs")
    .description("Shows the figures of a campaign's turns that stand, for the DM. docs/replay.md defines each.")
    .option("--turns <range>", "such as 3-9, 3- or 7 (default: all)")
    .addHelpText("after", `\nExamples:\n  $ npx freeform-rpg metrics demo\n  $ npx freeform-rpg metrics demo --turns 10- --json`)
    .action((campaign: string, options: MetricsOptions) => runCommand(options.json ?? false, () => showMetrics(campaign, options)));
};

const showMetrics = (campaign: string, { turns, json, ...options }: MetricsOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { fromTurn, toTurn } = readTurnRange(turns);
    const answer = await api.ask(metricsQuestion.document, { id: campaign, from: fromTurn, to: toTurn }, metricsQuestion.answer);
    const metrics = answer.campaign?.dm?.metrics.document;
    if (!metrics) throw new CommandError("campaign_not_found", `There is no campaign "${campaign}" of which you are the DM.`);
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
