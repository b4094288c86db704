import type { DatabaseConnection } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { campaignNotFound } from "freeform-rpg/db/lib";
import { joinList } from "freeform-rpg/language";
import type { Whisper } from "../tokens.ts";

/** A member, with the character that they play. */
interface Played {
  readonly user_id: string;
  readonly role: string;
  readonly id: string | null;
  readonly name: string | null;
}

/** The whisper as it is read, and the characters who read it. Throws for strangers, members who play no one, and unknown recipients. */
export const addressWhisper = async (
  database: DatabaseConnection,
  { campaignId, userId, text, to }: Whisper,
): Promise<{ readonly text: string; readonly witnesses: string[] }> => {
  const members = await readMembers(database, campaignId);
  const author = members.find(({ user_id }) => user_id === userId);
  if (author === undefined) throw campaignNotFound(campaignId);
  if (author.role !== "DM" && author.id === null)
    throw new EngineError("no_character", `"${userId}" plays no character in this campaign, and so has no one who could whisper.`);
  const readers = to.map((id) => requirePlayed(id, members));
  if (readers.length === 0 && author.role === "DM") throw unknownRecipient("no one", members);
  const names = readers.length === 0 ? "the DM" : joinList(readers.map(({ name, id }) => name ?? id ?? ""));
  const from = author.role === "DM" ? `To ${names}` : `${author.name ?? author.id} to ${names}`;
  const own = author.role === "DM" || author.id === null ? [] : [author.id];
  return { text: text.trim() === "" ? "" : `${from}: ${text.trim()}`, witnesses: [...new Set([...own, ...to])] };
};

const readMembers = ({ sql }: DatabaseConnection, campaignId: string): Promise<Played[]> =>
  sql
    .selectFrom("members")
    .leftJoin("entities", (join) =>
      join.onRef("entities.campaign_id", "=", "members.campaign_id").onRef("entities.id", "=", "members.character_id"),
    )
    .select(["members.user_id", "members.role", "members.character_id as id", "entities.name"])
    .where("members.campaign_id", "=", campaignId)
    .orderBy("members.user_id")
    .execute();

const requirePlayed = (id: string, members: readonly Played[]): Played => {
  const found = members.find((one) => one.id === id);
  if (found !== undefined) return found;
  throw unknownRecipient(`"${id}"`, members);
};

const unknownRecipient = (called: string, members: readonly Played[]): EngineError => {
  const ids = members.flatMap(({ id }) => id ?? []);
  return new EngineError("recipient_unknown", `A whisper to ${called} reaches no one. Players' characters are: ${ids.join(", ")}.`);
};
