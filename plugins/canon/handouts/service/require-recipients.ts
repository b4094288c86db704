import type { Tables } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { isDead } from "freeform-rpg/plugins/turn/scene/lib";
import type { Kysely } from "kysely";

/** A character who gets a handout. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
}

/** The characters of players with these ids. Throws `recipient_unknown` for any other, and for those who are dead or retired. */
export const requireRecipients = async (db: Kysely<Tables>, campaignId: string, ids: readonly string[]): Promise<Recipient[]> => {
  const played = await db
    .selectFrom("members")
    .innerJoin("entities", (join) =>
      join.onRef("entities.campaign_id", "=", "members.campaign_id").onRef("entities.id", "=", "members.character_id"),
    )
    .select(["entities.id", "entities.name", "entities.attrs", "entities.tags"])
    .where("members.campaign_id", "=", campaignId)
    .orderBy("entities.id")
    .execute();
  const others = `Players' characters are: ${played.map(({ id }) => id).join(", ") || "none"}.`;
  if (ids.length === 0) throw new EngineError("recipient_unknown", `The field "to" names no one. ${others}`);
  return [...new Set(ids)].map((id) => {
    const found = played.find((one) => one.id === id);
    if (found === undefined) throw new EngineError("recipient_unknown", `"${id}" is no character of a player. ${others}`);
    const gone = isDead(found) ? "dead" : found.tags.includes("retired") ? "retired" : null;
    if (gone !== null) throw new EngineError("recipient_unknown", `${found.name} ("${id}") is ${gone} and takes no handouts. ${others}`);
    return { id, name: found.name };
  });
};
