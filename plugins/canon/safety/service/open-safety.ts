import { campaignArchived, encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { callHooks, requireDm, requireMember } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { Kernel } from "freeform-rpg/kernel";
import type { CampaignEvent, Turns } from "freeform-rpg/plugins/turn/queue";
import type { CampaignPause } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { SafetyRequest, SafetyService } from "../tokens.ts";
import { changeBoundaries } from "./change-boundaries.ts";
import { restoreNarrations, withdrawLast } from "./withdraw-narration.ts";

/** The dependencies of stopping play. */
export interface SafetyOptions {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly turns: Pick<Turns, "cancelAll" | "wake">;
  readonly publish: (event: CampaignEvent) => void;
  /** Reads what plugins contribute, and calls it with services. */
  readonly runner: Pick<Kernel, "read" | "use">;
}

/** Creates the service that stops play. */
export const openSafety = (options: SafetyOptions): SafetyService => {
  const { database, turns, publish } = options;
  return {
    async pause({ campaignId, userId, note = "" }) {
      await requireDm(database.sql, campaignId, userId, "pause play");
      const pause = await storePause(database, campaignId, { reason: "dm", note, at: new Date().toISOString(), turn_no: null });
      publish({ type: "campaign_paused", campaignId, userId });
      return pause;
    },
    async playXCard({ campaignId, userId }) {
      await requireMember(database.sql, campaignId, userId);
      const at = new Date().toISOString();
      // Paused first: from here on no turn is committed, whichever server runs it.
      await storePause(database, campaignId, { reason: "x_card", note: "", at, turn_no: null });
      await turns.cancelAll(campaignId);
      const turn_no = await withdrawLast(database.sql, campaignId, at);
      const pause = await storePause(database, campaignId, { reason: "x_card", note: "", at, turn_no });
      publish({ type: "campaign_paused", campaignId, userId: "" });
      return pause;
    },
    resume: (request) => resume(options, request),
    async addBoundary({ campaignId, userId, kind, topic }) {
      await requireMember(database.sql, campaignId, userId);
      const boundaries = await changeBoundaries(database, campaignId, ({ lines, veils }) =>
        kind === "line" ? { lines: [...lines, topic], veils } : { lines, veils: [...veils, topic] },
      );
      publish({ type: "boundaries_changed", campaignId, userId: "" });
      return boundaries;
    },
    async setBoundaries({ campaignId, userId, lines, veils }) {
      await requireDm(database.sql, campaignId, userId, "change lines and veils");
      const boundaries = await changeBoundaries(database, campaignId, (before) => ({
        lines: lines ?? before.lines,
        veils: veils ?? before.veils,
      }));
      publish({ type: "boundaries_changed", campaignId, userId });
      return boundaries;
    },
  };
};

/** An X-card stays what it is when a DM pauses as well, and keeps the turn that the first one withdrew. */
const storePause = async ({ transaction }: DatabaseConnection, campaignId: string, wanted: CampaignPause): Promise<CampaignPause> =>
  transaction(async ({ sql }) => {
    const row = await sql
      .selectFrom("campaigns")
      .select(["pause", "status"])
      .where("id", "=", campaignId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row?.status === "archived") throw campaignArchived(campaignId);
    const before = row?.pause ?? null;
    const pause: CampaignPause =
      before?.reason === "x_card" ? { ...before, turn_no: before.turn_no ?? wanted.turn_no, note: wanted.note || before.note } : wanted;
    await sql
      .updateTable("campaigns")
      .set({ status: "paused", pause: encodeJson(pause) })
      .where("id", "=", campaignId)
      .execute();
    return pause;
  });

const resume = async (
  { database, log, turns, publish, runner }: SafetyOptions,
  { campaignId, userId, after = "skip" }: SafetyRequest & { readonly after?: "skip" | "rewind" | "restore" },
): Promise<void> => {
  await requireDm(database.sql, campaignId, userId, "let play go on");
  const row = await database.sql.selectFrom("campaigns").select(["pause", "status"]).where("id", "=", campaignId).executeTakeFirstOrThrow();
  if (row.status !== "paused") throw new EngineError("campaign_not_paused", `Play in "${campaignId}" is not paused.`);
  const turnNo = row.pause?.turn_no ?? null;
  if (turnNo !== null && after === "rewind") {
    await log.rewind({ campaignId, userId, turnNo: turnNo - 1, reason: "" });
    await callHooks(runner, "rewound", { campaignId, userId, turnNo: turnNo - 1 });
  }
  if (row.pause?.reason === "x_card" && after === "restore") await restoreNarrations(database.sql, campaignId, row.pause.at, userId);
  await extendLimits(database, campaignId);
  await database.sql.updateTable("campaigns").set({ status: "active", pause: null }).where("id", "=", campaignId).execute();
  publish({ type: "campaign_resumed", campaignId, userId });
  turns.wake(campaignId);
};

/** Time limits do not run while play is paused: those of turns that wait for the DM go on, those of rounds begin again. */
const extendLimits = async ({ sql: db }: DatabaseConnection, campaignId: string): Promise<void> => {
  await sql`
    update runs set wait_until = runs.wait_until + (clock_timestamp() - (campaigns.pause ->> 'at')::timestamptz)
    from campaigns where campaigns.id = ${campaignId} and runs.campaign_id = campaigns.id and runs.status = 'waiting'
      and runs.wait_until > (campaigns.pause ->> 'at')::timestamptz`.execute(db);
  await sql`
    update campaigns set order_of_play = order_of_play || jsonb_build_object('opened_at', ${new Date().toISOString()}::text)
    where id = ${campaignId} and order_of_play is not null`.execute(db);
};
