import { Calibration } from "freeform-rpg/schemas/campaign";
import { ShownPacket } from "freeform-rpg/schemas/turn";
import { CampaignSystem, Story } from "freeform-rpg/schemas/rules";
import { OnUnfixableNarration, JsonObject } from "freeform-rpg/schemas/values";
import type { TurnRequest, World } from "freeform-rpg/schemas";
import { z } from "zod";
import { campaignNotFound, DatabaseError } from "../errors.ts";
import { digestTurn } from "./digest.ts";
import { worldQuery } from "./world-query.ts";
import type { RawWorld } from "./world-query.ts";
import type { DatabaseConnection, WorldReader } from "../tokens.ts";

/** Reads worlds from a database, in one statement each. */
export const createWorldReader = (database: DatabaseConnection): WorldReader => ({
  read: async (request) => {
    const { rows } = await worldQuery(request).execute(database.sql);
    return toWorld(request, rows[0]?.world);
  },
});

const toWorld = (request: TurnRequest, raw: RawWorld | undefined): World => {
  if (raw === undefined || raw.campaign === null) throw campaignNotFound(request.campaign_id);
  const { campaign, scene, director, turns, conversation, ...parts } = raw;
  if (scene === null || director === null) throw notBegun(request);
  if (!parts.entities.some(({ id }) => id === request.actor_id)) throw actorNotFound(request);
  return {
    ...parts,
    campaign: Campaign.parse(campaign),
    actor_id: request.actor_id,
    scene,
    director,
    recent_turns: turns.map(digestTurn),
    // Archives may lack packets, and older ones have another shape: the turn then begins with its own.
    conversation: { turns: conversation.turns, base: ShownPacket.safeParse(conversation.base).data ?? null },
  };
};

const Campaign = z.object({
  id: z.string(),
  name: z.string(),
  calibration: Calibration,
  system: CampaignSystem,
  genre_rules: JsonObject,
  story: Story,
  seed: z.string(),
  on_unfixable_narration: OnUnfixableNarration,
  current_turn: z.number().int(),
  head_seq: z.number().int(),
});

const notBegun = ({ campaign_id }: TurnRequest): DatabaseError =>
  new DatabaseError(
    "campaign_not_begun",
    `The campaign "${campaign_id}" has no scene yet: its first event is missing. Creating it was most likely interrupted. Create it again.`,
  );

const actorNotFound = ({ campaign_id, actor_id }: TurnRequest): DatabaseError =>
  new DatabaseError(
    "actor_not_found",
    `There is no character "${actor_id}" in the campaign "${campaign_id}". It may have been removed by a rewind: choose an existing character.`,
  );
