import type { Kysely } from "kysely";
import type { OnUnfixableNarration, Calibration, CampaignSystem, JsonObject, Role, RowChange, Story } from "freeform-rpg/schemas";
import { DatabaseError } from "./errors.ts";
import { encodeJson, encodeText } from "./json.ts";
import { append } from "./log/append.ts";
import type { Tables } from "./tables.ts";
import type { DatabaseConnection, NewEvent } from "./tokens.ts";

/** A campaign before it has begun. */
export interface NewCampaign {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  readonly scenario_id: string | null;
  readonly calibration: Calibration;
  /** The handling of narrations that cannot be repaired. Default `safe`. */
  readonly on_unfixable_narration?: OnUnfixableNarration;
  readonly system: CampaignSystem;
  readonly genre_rules: JsonObject;
  readonly content_packs: readonly string[];
  /** Triggers and endings of its scenario; none by default. */
  readonly story?: Story;
}

/** The first members of a campaign. */
export interface NewMemberRow {
  readonly user_id: string;
  readonly role: Role;
  readonly character_id: string | null;
}

/** A campaign's beginning: `changes` holds every row of its state, `final_text` is what its players read first. */
export interface CampaignCreation {
  readonly campaign: NewCampaign;
  readonly members: readonly NewMemberRow[];
  readonly user_id: string;
  readonly final_text: string;
  readonly changes: readonly RowChange[];
}

/**
 * Founds a campaign: its row, its members, the `genesis` event as number 1 of its log and the state that
 * follows from it, in one transaction. Throws `campaign_exists`; then nothing has changed.
 */
export const createCampaignRows = (database: DatabaseConnection, creation: CampaignCreation): Promise<{ event_id: string; seq: number }> =>
  database.transaction(async ({ sql }) => {
    await insertCampaign(sql, creation.campaign);
    await insertMembers(sql, creation);
    const { event_id, seq } = await append(sql, genesisOf(creation), () => Promise.resolve(creation.changes));
    return { event_id, seq };
  });

const insertCampaign = async (db: Kysely<Tables>, campaign: NewCampaign) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("campaigns")
    .values({
      id: campaign.id,
      name: encodeText(campaign.name),
      seed: encodeText(campaign.seed),
      scenario_id: campaign.scenario_id,
      calibration: encodeJson(campaign.calibration),
      on_unfixable_narration: campaign.on_unfixable_narration ?? "fallback",
      system: encodeJson(campaign.system),
      genre_rules: encodeJson(campaign.genre_rules),
      content_packs: encodeJson(campaign.content_packs),
      story: encodeJson(campaign.story ?? {}),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return;
  throw new DatabaseError(
    "campaign_exists",
    `There is already a campaign "${campaign.id}". Play that one, or give the new one another id.`,
  );
};

const insertMembers = async (db: Kysely<Tables>, { campaign, members }: CampaignCreation) => {
  if (members.length === 0) return;
  const rows = members.map((member) => ({ campaign_id: campaign.id, ...member }));
  await db.insertInto("members").values(rows).execute();
};

const genesisOf = ({ campaign, user_id, final_text }: CampaignCreation): NewEvent => ({
  campaignId: campaign.id,
  kind: "genesis",
  runId: null,
  userId: user_id,
  idempotencyKey: null,
  expectedHeadSeq: 0,
  turnNo: 0,
  playerInput: "",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: final_text,
  promptVersions: {},
  receipts: [],
});
