import type { CampaignEvent as TurnsEvent } from "../tokens.ts";
import { sql } from "kysely";
import { Turn, isStanding, readRow } from "freeform-rpg/graphql";
import type { ApiPart, ColumnSql } from "freeform-rpg/graphql";
import { Run, readRun } from "./run.ts";

/** A change in a campaign. */
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
    description: "A change in a campaign, sent to its members as it happens.",
    fields: (t) => ({
      type: t.exposeString("type", {
        description:
          "The kind of event: `turn_queued`, `turn_started`, `turn_committed`, `turn_failed`, `rewound`, `narration_released`, `session_started`, `session_ended`, `correction_proposed` or `correction_decided`.",
      }),
      campaignKey: t.exposeString("campaignId", { description: "The plain id of the campaign." }),
      userId: t.exposeString("userId", { description: "The user id of the member who caused the event." }),
      runKey: t.exposeString("runId", { nullable: true, description: "The plain id of the turn's run; `null` for events without a run." }),
      turnNumber: t.exposeInt("turnNo", {
        nullable: true,
        description:
          "The number of the committed turn, of the turn that was rewound to, or of the turn whose narration was released. Pass it as `afterTurn` to continue from here.",
      }),
      sessionKey: t.exposeString("sessionId", {
        nullable: true,
        description: "The key of the started or ended session; `null` for other events.",
      }),
      correctionKey: t.exposeString("correctionId", {
        nullable: true,
        description: "The key of the proposed or decided correction; `null` for other events and for members who may not see it.",
      }),
      changesCanon: t.boolean({
        description: "Whether canonical names or lists changed: a client should read again what it shows.",
        resolve: ({ changesCanon }) => changesCanon ?? false,
      }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run of the turn, read when the event is sent; `null` for events without a run.",
        resolve: ({ runId }, _args, context, info) => (runId ? readRun(context, info, runId) : null),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The committed turn, or the turn whose held narration was released; `null` for other events.",
        resolve: ({ type, runId, turnNo, campaignId }, _args, context, info) => {
          const read = (where: ColumnSql) => readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where });
          if (type === "turn_committed" && runId) return read((row) => sql`${row}.run_id = ${runId}`);
          return type === "narration_released" && turnNo !== undefined ? read((row) => isStanding(row, turnNo)) : null;
        },
      }),
    }),
  });
};
