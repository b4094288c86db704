import { AppError } from "freeform-rpg/kernel";
import { campaignNotFound } from "freeform-rpg/db/lib";
import type { DatabaseConnection, EventLog, NewEvent } from "freeform-rpg/db";
import { JsonObject } from "freeform-rpg/schemas/values";
import type { PluginState } from "freeform-rpg/schemas";
import type { CampaignState } from "../define-state.ts";
import type { PluginStatesService } from "../tokens.ts";
import { readStates } from "./read-states.ts";

/** How often a change is made again when another event was appended meanwhile. */
const tries = 5;

/** Creates the service of plugins' documents. */
export const openPluginStates = (database: DatabaseConnection, log: EventLog): PluginStatesService => ({
  read: async (campaignId, state) => {
    await readHead(database, campaignId);
    return state.read(find(await readStates(database.sql, campaignId), state));
  },
  async change(campaignId, state, change, { userId }) {
    for (let attempt = 1; ; attempt++)
      try {
        const head = await readHead(database, campaignId);
        const before = state.read(find(await readStates(database.sql, campaignId), state));
        const row = state.write(change(before));
        await log.append(toEvent({ campaignId, userId, ...head }, row), async () => [
          { table: "plugin_states", key: [row.plugin, row.name], row: JsonObject.parse(row) },
        ]);
        return state.read(row);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "conflict" || attempt === tries) throw error;
      }
  },
});

const find = (rows: readonly PluginState[], { plugin, name }: Pick<CampaignState<object>, "plugin" | "name">) =>
  rows.find((row) => row.plugin === plugin && row.name === name);

interface Head {
  readonly headSeq: number;
  readonly turnNo: number;
}

const readHead = async ({ sql }: DatabaseConnection, campaignId: string): Promise<Head> => {
  const row = await sql.selectFrom("campaigns").select(["head_seq", "current_turn"]).where("id", "=", campaignId).executeTakeFirst();
  if (row === undefined) throw campaignNotFound(campaignId);
  return { headSeq: row.head_seq, turnNo: row.current_turn };
};

const toEvent = ({ campaignId, userId, headSeq, turnNo }: Head & { campaignId: string; userId: string }, row: PluginState): NewEvent => ({
  campaignId,
  kind: "edit",
  runId: null,
  userId,
  idempotencyKey: null,
  expectedHeadSeq: headSeq,
  turnNo,
  playerInput: "",
  contextPacket: {},
  passOutputs: { plugin_state: { plugin: row.plugin, name: row.name } },
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: {},
  receipts: [],
});
