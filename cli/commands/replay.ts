import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { Replays, TurnsRequest } from "freeform-rpg/plugins/replay";
import type { ReplayReport } from "freeform-rpg/plugins/replay";
import { CommandError } from "../command-error.ts";
import type { Connection } from "../connect.ts";
import { demo } from "../demo.ts";
import { runReplay } from "../replay/run-replay.ts";
import { gather, readOverrideOptions, readTurnRange } from "../replay/read-options.ts";
import type { OverrideOptions } from "../replay/read-options.ts";
import { readPluginOverride } from "../replay/read-plugin-override.ts";
import { showReport } from "../replay/show-report.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface ReplayOptions extends Omit<AskOptions, "campaign">, OverrideOptions {
  readonly state?: string | boolean;
  readonly turns?: string;
  readonly plugin?: readonly string[];
  readonly chain?: boolean;
  readonly all?: boolean;
  readonly live?: boolean;
  readonly html?: string;
}

/** `replay`: rebuilds a state, or runs turns again. */
export const addReplay = (program: Command): void => {
  withConnectOptions(program.command("replay").argument("[campaign]", "which campaign", demo.campaign), demo.dm)
    .summary("run turns again, beside the campaign, and show what differs")
    .description("Runs turns again in a sandbox, or rebuilds a state from the log, for the DM. The campaign is only read.")
    .option("--state [turn]", "rebuild the state after a turn (default: as it stands) and compare it with what is kept")
    .option("--turns <range>", "such as 3-9, 3- or 7 (default: all)")
    .option("--override <prompt>", "prompt:ID=FILE or prompt:ID@VERSION; may be given several times", gather)
    .option("--provider <name>", "who answers, such as anthropic or offline")
    .option("--tier <tier>", "quality or cheap: which of the provider's models answers")
    .option("--seed <seed>", "what all dice are drawn from (default: each turn's own)")
    .option("--plugin <plugin>", "a plugin by name or file, or NAME=JSON for its options; may be given several times", gather)
    .option("--chain", "let each turn begin from what the replayed turn before it made")
    .option("--all", "run every stage, not only what the overrides touch")
    .option("--live", "let the provider answer, and be paid for, what was never recorded")
    .option("--html <file>", "write the report as a page")
    .addHelpText("after", help)
    .action((campaign: string, options: ReplayOptions) => runCommand(options.json ?? false, () => replay(campaign, options)));
};

const help = `
Examples:
  $ npx freeform-rpg replay demo                      every turn, from the record: is it what it was?
  $ npx freeform-rpg replay demo --state 12           the state after turn 12, rebuilt and compared
  $ npx freeform-rpg replay demo --turns 3-9 --override prompt:turn/narrator=my-narrator.txt --live --html report.html
  $ npx freeform-rpg replay demo --seed other --json | jq .different`;

const replay = (campaign: string, options: ReplayOptions): Promise<void> =>
  connected(options, async (connection) => showReport(await runAsked(connection, campaign, options), options));

const runAsked = (connection: Connection, campaign: string, options: ReplayOptions): Promise<ReplayReport> => {
  if (options.state !== undefined) {
    const turn = options.state === true ? {} : { turn: readTurn(options.state) };
    return runReplay(connection.api, "state", { campaignId: campaign, ...turn });
  }
  return options.plugin ? runTrusted(connection, campaign, options) : runReplay(connection.api, "turns", toInput(campaign, options));
};

const readTurn = (given: string | boolean): number => {
  const turn = Number(given);
  if (Number.isInteger(turn) && turn >= 0) return turn;
  throw new CommandError("turn_number_invalid", "--state takes a whole number, 0 or more.", 2);
};

const toInput = (campaignId: string, options: ReplayOptions) => ({
  campaignId,
  ...readTurnRange(options.turns),
  ...(options.chain && { mode: "CHAIN" }),
  ...(options.all && { rerun: "ALL" }),
  ...(options.live && { cassette: "ELSE_LIVE" }),
  overrides: readOverrideOptions(options),
});

/** Plugins are code: only who runs the engine may bring some, so this never goes over a server. */
const runTrusted = async ({ kernel }: Connection, campaign: string, options: ReplayOptions): Promise<ReplayReport> => {
  if (kernel === null)
    throw new CommandError(
      "override_refused",
      "A server holds the database, and plugins are tried where the engine runs. Stop the server, then try again.",
    );
  const { tier, ...overrides } = readOverrideOptions(options);
  const { fromTurn, toTurn } = readTurnRange(options.turns);
  const request = TurnsRequest.parse({
    campaign_id: campaign,
    from_turn: fromTurn,
    to_turn: toTurn,
    mode: options.chain ? "chain" : "record",
    rerun: options.all ? "all" : null,
    cassette: options.live ? "else-live" : "only",
    overrides: { ...overrides, tier: tier?.toLowerCase(), plugins: (options.plugin ?? []).map(readPluginOverride) },
  });
  const replays = await kernel.use(Replays);
  return replays.turns(request, { replayId: `cli:${randomUUID()}`, signal: new AbortController().signal }, { trusted: true });
};
