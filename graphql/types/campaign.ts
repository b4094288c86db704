import { headJson } from "freeform-rpg/plugins/corrections";
import type { CanonHead } from "freeform-rpg/plugins/corrections";
import type { BeyondRepair, Calibration, Role } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { viewerRow } from "../read/below.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { readRow } from "../read/read-row.ts";
import { Row, fromRow } from "../read/row.ts";
import { manyRows, oneRow, sameCampaign } from "../read/rows.ts";
import { CampaignDm } from "./campaign-dm.ts";
import { CampaignStatusEnum, RoleEnum } from "./enums.ts";
import { Member } from "./member.ts";
import { BeyondRepairEnum } from "./narration-enums.ts";

/** A row of `campaigns`. */
export class Campaign extends Row {
  declare readonly name: string;
  declare readonly scenario_id: string | null;
  declare readonly status: "active" | "paused" | "finished" | "archived";
  declare readonly current_turn: number;
  declare readonly calibration: Calibration;
  declare readonly beyond_repair: BeyondRepair;
  declare readonly system_name: string;
  declare readonly system_method: string;
  declare readonly content_packs: string[];
  declare readonly opening_text: string | null;
  declare readonly my_role: Role;
  /** Where its corrections stood when it was read. */
  declare readonly canon_head: CanonHead;
  declare readonly created_at: string;
  declare readonly updated_at: string;
}

/** Adds campaigns. What they hold is added by the parts of `campaign-state.ts` and `campaign-log.ts`. */
export const addCampaigns: ApiPart = (builder) => {
  builder.node(Campaign, {
    name: "Campaign",
    description: "One story with its world, its rules, its log and its members.",
    ...reading({
      columns: {
        campaign_id: (row) => sql`${row}.id`,
        my_role: () => sql`${viewerRow}.role`,
        canon_head: (row) => headJson(sql`${row}.id`),
      },
    }),
    isTypeOf: () => true,
    id: { resolve: ({ campaign_id }) => campaign_id },
    loadWithoutCache: (id, context, info) =>
      readRow<Campaign>(context, info, { type: "Campaign", table: "campaigns", campaignColumn: "id", campaignId: id }),
    fields: (t) => ({
      key: t.exposeString("campaign_id", { description: "Its plain id, as tokens and the command line write it." }),
      name: t.exposeString("name", { description: "What it is called.", ...columns("name") }),
      status: t.expose("status", { type: CampaignStatusEnum, description: "Where it stands.", ...columns("status") }),
      scenarioId: t.exposeString("scenario_id", { nullable: true, description: "The scenario it began from.", ...columns("scenario_id") }),
      currentTurn: t.exposeInt("current_turn", {
        description: "The last turn that stands; 0 is the beginning.",
        ...columns("current_turn"),
      }),
      calibration: t.expose("calibration", {
        type: "JSON",
        description: "How hard it is played, and what is left out.",
        ...columns("calibration"),
      }),
      beyondRepair: t.expose("beyond_repair", {
        type: BeyondRepairEnum,
        description: "What becomes of a narration that cannot be mended.",
        ...columns("beyond_repair"),
      }),
      systemName: t.exposeString("system_name", {
        description: "The rules it is played by.",
        ...computed("system_name", (row) => sql`${row}.system ->> 'name'`),
      }),
      resolutionMethod: t.exposeString("system_method", {
        description: "How its dice are read: sum_bands, dice_pool, target_number, roll_under, highest_die or step_die.",
        ...computed("system_method", (row) => sql`${row}.system -> 'resolution' ->> 'method'`),
      }),
      contentPacks: t.exposeStringList("content_packs", { description: "The content packs it draws on.", ...columns("content_packs") }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was made.", ...columns("created_at") }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it last changed.", ...columns("updated_at") }),
      myRole: t.expose("my_role", { type: RoleEnum, description: "The viewer's own role in it." }),
      me: t.field({
        type: Member,
        description: "The viewer as a member.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "members",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.user_id = ${below.viewer}.user_id`,
            }),
        }),
        resolve: fromRow,
      }),
      members: t.field({
        type: [Member],
        description: "Everyone who belongs to it, in the order they joined.",
        ...reading({
          below: (below) =>
            manyRows(below, {
              table: "members",
              where: (row) => sameCampaign(below, row),
              order: (row) => sql`${row}.joined_at, ${row}.user_id`,
            }),
        }),
        resolve: fromRow,
      }),
      dm: t.field({ type: CampaignDm, ...dmOnly }),
    }),
  });
};
