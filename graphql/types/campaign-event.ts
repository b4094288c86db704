import type { CampaignEvent as TurnsEvent } from "freeform-rpg/plugins/turn";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { readRow } from "../read/read-row.ts";
import { Run, readRun } from "./run.ts";
import type { ColumnSql } from "../read/field-read.ts";
import { Turn, isStanding } from "./turn.ts";

/** Something that changed in a campaign. */
export class CampaignEvent {
  declare readonly type: TurnsEvent["type"];
  declare readonly campaignId: string;
  declare readonly userId: string;
  declare readonly runId?: string;
  declare readonly turnNo?: number;
  declare readonly sessionId?: string;
  declare readonly correctionId?: string;
  declare readonly changesCanon?: boolean;
}

/** Adds campaign events. */
export const addCampaignEvents: ApiPart = (builder) => {
  builder.objectType(CampaignEvent, {
    name: "CampaignEvent",
    description: "Something that changed in a campaign, for those who watch it.",
    fields: (t) => ({
      type: t.exposeString("type", {
        description:
          "turn_queued, turn_started, turn_committed, turn_failed, rewound, narration_released, session_started, session_ended, correction_proposed or correction_decided.",
      }),
      campaignKey: t.exposeString("campaignId", { description: "The campaign's plain id." }),
      userId: t.exposeString("userId", { description: "Whose doing it was." }),
      runKey: t.exposeString("runId", { nullable: true, description: "The turn's run; `null` for a rewind." }),
      turnNumber: t.exposeInt("turnNo", {
        nullable: true,
        description: "The turn that was committed, rewound to or told at last; pass it as `afterTurn` to go on from here.",
      }),
      sessionKey: t.exposeString("sessionId", { nullable: true, description: "The session that began or ended; `null` for other events." }),
      correctionKey: t.exposeString("correctionId", {
        nullable: true,
        description: "The correction that was proposed or decided; `null` for other events, and for those who may not see it.",
      }),
      changesCanon: t.boolean({
        description: "Whether names and lists read otherwise from now on: read again what is shown.",
        resolve: ({ changesCanon }) => changesCanon ?? false,
      }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The turn's run, read when the event is told.",
        resolve: ({ runId }, _args, context, info) => (runId ? readRun(context, info, runId) : null),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The turn that was committed, or whose held narration was released; `null` for other events.",
        resolve: ({ type, runId, turnNo, campaignId }, _args, context, info) => {
          const read = (where: ColumnSql) => readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where });
          if (type === "turn_committed" && runId) return read((row) => sql`${row}.run_id = ${runId}`);
          return type === "narration_released" && turnNo !== undefined ? read((row) => isStanding(row, turnNo)) : null;
        },
      }),
    }),
  });
};
