import type { DatabaseConnection, EventLog, WorldReader } from "freeform-rpg/db";
import type { GameState, World } from "freeform-rpg/schemas";
import { EditRefused } from "../change-error.ts";

/** A campaign as it stands: its whole state, and the world as a turn of one of its characters would read it. */
export interface CampaignNow {
  readonly state: GameState;
  readonly world: World;
}

/** The services that a campaign is read with. */
export interface CampaignSources {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly worlds: WorldReader;
}

/** Reads the campaign. The log's head is read first: a state that is newer is noticed when the change is appended. */
export const readCampaign = async (
  { database, log, worlds }: CampaignSources,
  campaignId: string,
  actor: string | undefined,
): Promise<CampaignNow> => {
  const actor_id = actor ?? (await firstCharacter(database, campaignId));
  const world = await worlds.read({
    run_id: "",
    campaign_id: campaignId,
    user_id: "",
    role: "DM",
    actor_id,
    text: "",
    idempotency_key: "",
    seed: null,
  });
  return { world, state: await log.state(campaignId) };
};

/** Effects that name no one else are about the character who joined first. */
const firstCharacter = async ({ sql }: DatabaseConnection, campaignId: string): Promise<string> => {
  const row = await sql
    .selectFrom("members")
    .select("character_id")
    .where("campaign_id", "=", campaignId)
    .where("character_id", "is not", null)
    .orderBy("joined_at")
    .orderBy("user_id")
    .executeTakeFirst();
  if (row?.character_id) return row.character_id;
  throw new EditRefused("actorId", "The campaign has no character yet. Give a member one before you change the world.");
};
