import { randomUUID } from "node:crypto";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import type { ReplayReport } from "freeform-rpg/plugins/operations/replay";
import { CommandError } from "../command-error.ts";
import type { Connection } from "../connect.ts";
import { ReplayStateDocument, ReplayTurnsDocument } from "../api/generated/graphql.ts";
import { finishReplay } from "./finish-replay.ts";
import { readOverrideOptions, readTurnRange } from "./read-options.ts";
import type { OverrideOptions } from "./read-options.ts";
import { readPluginOverride } from "./read-plugin-override.ts";
import { showReport } from "./show-report.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";

export interface ReplayOptions extends ConnectOptions, OverrideOptions {
  readonly state?: string | boolean;
  readonly turns?: string;
  readonly plugin?: readonly string[];
  readonly chain?: boolean;
  readonly all?: boolean;
  readonly live?: boolean;
}

/** Rebuilds a state or runs turns again, and shows the report. */
export const replay = (campaign: string, options: ReplayOptions): Promise<void> =>
  connected(options, async (connection) => showReport(await runReplay(connection, campaign, options), options));

const runReplay = async (connection: Connection, campaign: string, options: ReplayOptions): Promise<ReplayReport> => {
  const { api } = connection;
  if (options.state !== undefined) {
    const turn = options.state === true ? {} : { turn: readTurn(options.state) };
    const input = { campaignId: campaign, ...turn };
    return finishReplay(api, (await api.request(ReplayStateDocument, { input })).started);
  }
  if (options.plugin) return runTrusted(connection, campaign, options);
  return finishReplay(api, (await api.request(ReplayTurnsDocument, { input: toInput(campaign, options) })).started);
};

const readTurn = (given: string | boolean): number => {
  const turn = Number(given);
  if (Number.isInteger(turn) && turn >= 0) return turn;
  throw new CommandError("turn_number_invalid", "--state must be a whole number, 0 or more.", 2);
};

const toInput = (campaignId: string, options: ReplayOptions) => ({
  campaignId,
  ...readTurnRange(options.turns),
  ...(options.chain && { mode: "CHAIN" as const }),
  ...(options.all && { rerun: "ALL" as const }),
  ...(options.live && { cassette: "ELSE_LIVE" as const }),
  overrides: readOverrideOptions(options),
});

/** Plugins are code: only the process that runs the engine may load them, so this never goes over a server. */
const runTrusted = async ({ kernel }: Connection, campaign: string, options: ReplayOptions): Promise<ReplayReport> => {
  if (kernel === null)
    throw new CommandError(
      "override_refused",
      "A server holds the database, and --plugin needs the engine in this process. Stop the server, then try again.",
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
