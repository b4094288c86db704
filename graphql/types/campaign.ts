import { headJson } from "freeform-rpg/plugins/canon/corrections/lib";
import type { CanonHead } from "freeform-rpg/plugins/canon/corrections";
import type { OnUnfixableNarration, Calibration, Role } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { base64url } from "../read/answers/global-id-sql.ts";
import { viewerRow } from "../read/below.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { isLimitedFor, readRow } from "../read/read-row.ts";
import { Row, fromRow } from "../read/row.ts";
import { manyRows, oneRow, sameCampaign } from "../read/rows.ts";
import { CampaignDm } from "./campaign-dm.ts";
import { CampaignStatusEnum, RoleEnum } from "./enums.ts";
import { Member } from "./member.ts";
import { OnUnfixableNarrationEnum } from "./narration-enums.ts";

/** A row of `campaigns`. */
export class Campaign extends Row {
  declare readonly name: string;
  declare readonly scenario_id: string | null;
  declare readonly status: "active" | "paused" | "finished" | "archived";
  declare readonly current_turn: number;
  declare readonly calibration: Calibration;
  declare readonly on_unfixable_narration: OnUnfixableNarration;
  declare readonly shared_story: boolean;
  declare readonly language: string;
  declare readonly system_name: string;
  declare readonly system_method: string;
  declare readonly content_packs: string[];
  declare readonly opening_text: string | null;
  declare readonly my_role: Role;
  /** The version of its corrections at the time of reading. */
  declare readonly canon_head: CanonHead;
  /** Whether something in it is kept from the viewer. */
  declare readonly limited: boolean;
  declare readonly created_at: string;
  declare readonly updated_at: string;
}

const campaignNodeId = {
  ...reading({ answer: ({ typeName, parent }) => base64url(sql`${sql.lit(`${typeName}:`)} || ${parent}.id`) }),
  resolve: ({ campaign_id }: Campaign) => campaign_id,
};

/** Adds campaigns. `campaign-state.ts` and `campaign-log.ts` add their contents. */
export const addCampaigns: ApiPart = (builder) => {
  builder.node(Campaign, {
    name: "Campaign",
    description: "A campaign: one story with its world, rules, event log and members.",
    ...reading({
      columns: {
        campaign_id: (row) => sql`${row}.id`,
        my_role: () => sql`${viewerRow}.role`,
        limited: () => isLimitedFor,
        canon_head: (row) => headJson(sql`${row}.id`),
      },
    }),
    isTypeOf: () => true,
    id: campaignNodeId,
    loadWithoutCache: (id, context, info) =>
      readRow<Campaign>(context, info, { type: "Campaign", table: "campaigns", campaignColumn: "id", campaignId: id }),
    fields: (t) => ({
      key: t.exposeString("campaign_id", { description: "The plain id of the campaign, as tokens and the command line use it." }),
      name: t.exposeString("name", { description: "The name of the campaign.", ...columns("name") }),
      status: t.expose("status", { type: CampaignStatusEnum, description: "The status of the campaign.", ...columns("status") }),
      scenarioId: t.exposeString("scenario_id", {
        nullable: true,
        description: "The id of the scenario that the campaign was created from; `null` when there was none.",
        ...columns("scenario_id"),
      }),
      currentTurn: t.exposeInt("current_turn", {
        description: "The number of the last turn that was not rewound; 0 before the first turn.",
        ...columns("current_turn"),
      }),
      calibration: t.expose("calibration", {
        type: "JSON",
        description: "The difficulty and tone settings of the campaign, and the topics to avoid.",
        ...columns("calibration"),
      }),
      onUnfixableNarration: t.expose("on_unfixable_narration", {
        type: OnUnfixableNarrationEnum,
        description: "The handling of a narration that cannot be corrected automatically.",
        ...columns("on_unfixable_narration"),
      }),
      sharedStory: t.exposeBoolean("shared_story", {
        description: "Whether players read what happens where their character is not.",
        ...columns("shared_story"),
      }),
      systemName: t.exposeString("system_name", {
        description: "The name of the game system.",
        ...computed("system_name", (row) => sql`${row}.system ->> 'name'`),
      }),
      resolutionMethod: t.exposeString("system_method", {
        description:
          "The method that turns dice into a result: `sum_bands`, `dice_pool`, `target_number`, `roll_under`, `highest_die` or `step_die`, or the name of a plugin's dice.",
        ...computed("system_method", (row) => {
          const rules = sql`${row}.system -> 'resolution'`;
          return sql`${rules} ->> case when ${rules} ->> 'method' = 'plugin' then 'dice' else 'method' end`;
        }),
      }),
      contentPacks: t.exposeStringList("content_packs", {
        description: "The ids of the content packs that are in use.",
        ...columns("content_packs"),
      }),
      createdAt: t.expose("created_at", {
        type: "DateTime",
        description: "The time when the campaign was created.",
        ...columns("created_at"),
      }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "The time of the last change.", ...columns("updated_at") }),
      myRole: t.expose("my_role", { type: RoleEnum, description: "The viewer's role in the campaign." }),
      me: t.field({
        type: Member,
        description: "The viewer's own membership.",
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
        description: "All members, in the order in which they joined.",
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
