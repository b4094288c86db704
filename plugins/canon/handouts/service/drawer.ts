import { randomUUID } from "node:crypto";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { encodeText } from "freeform-rpg/db/lib";
import { EngineError } from "freeform-rpg/errors";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { FieldChanges, HandoutFields, HandoutRequest, NamedHandout } from "../tokens.ts";
import { checkFields } from "./check-fields.ts";

/** A prepared handout. */
export interface HandoutRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image_id: string | null;
  readonly alternative_text: string;
}

/** The handout. Throws `handout_not_found`. */
export const requireHandout = async (db: Kysely<Tables>, { campaignId, handoutId }: Omit<NamedHandout, "userId">): Promise<HandoutRow> => {
  const found = await db
    .selectFrom("handouts")
    .select(["id", "title", "text", "image_id", "alternative_text"])
    .where("campaign_id", "=", campaignId)
    .where("id", "=", handoutId)
    .forUpdate()
    .executeTakeFirst();
  if (found !== undefined) return found;
  throw new EngineError(
    "handout_not_found",
    `There is no handout "${handoutId}" in "${campaignId}". List them with \`freeform-rpg handouts list\`.`,
  );
};

/** Prepares a handout; returns its id. */
export const createHandout = async (
  { sql: db }: DatabaseConnection,
  { campaignId, idempotencyKey, ...fields }: HandoutRequest & HandoutFields & { readonly idempotencyKey?: string | undefined },
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into handouts (campaign_id, id, title, text, alternative_text, idempotency_key)
    values (${campaignId}, ${randomUUID()}, ${sql.join(columnsOf(checkFields(fields)))}, ${idempotencyKey ?? null})
    on conflict (campaign_id, idempotency_key) do update set idempotency_key = excluded.idempotency_key returning id`.execute(db);
  return rows[0]?.id ?? "";
};

const columnsOf = ({ title, text, alternativeText }: HandoutFields): string[] => [title, text, alternativeText].map(encodeText);

/** Changes the fields that are given. */
export const editHandout = (
  database: DatabaseConnection,
  {
    title,
    text,
    alternativeText,
    withoutImage = false,
    ...named
  }: NamedHandout & FieldChanges & { readonly withoutImage?: boolean | undefined },
): Promise<void> =>
  database.transaction(async ({ sql: db }) => {
    const before = await requireHandout(db, named);
    const fields = checkFields({
      title: title ?? before.title,
      text: text ?? before.text,
      alternativeText: alternativeText ?? before.alternative_text,
    });
    const [newTitle = "", newText = "", newAlternative = ""] = columnsOf(fields);
    await db
      .updateTable("handouts")
      .set({
        title: newTitle,
        text: newText,
        alternative_text: newAlternative,
        ...(withoutImage ? { image_id: null } : {}),
        updated_at: sql<string>`clock_timestamp()`,
      })
      .where("campaign_id", "=", named.campaignId)
      .where("id", "=", named.handoutId)
      .execute();
    await dropUnusedImages(db, named.campaignId);
  });

/** Deletes a handout that the log does not name. */
export const deleteHandout = (database: DatabaseConnection, named: NamedHandout): Promise<void> =>
  database.transaction(async ({ sql: db }) => {
    const { title } = await requireHandout(db, named);
    const { rows } = await sql`select from events where campaign_id = ${named.campaignId} and jsonb_exists(pass_outputs, 'handout')
      and pass_outputs -> 'handout' ->> 'id' = ${named.handoutId} limit 1`.execute(db);
    if (rows.length > 0)
      throw new EngineError("handout_exists", `"${title}" was given and stands in the campaign's log. Withdraw it instead of deleting it.`);
    await db.deleteFrom("handouts").where("campaign_id", "=", named.campaignId).where("id", "=", named.handoutId).execute();
    await dropUnusedImages(db, named.campaignId);
  });

/** Deletes images that neither a handout nor the log names any more. */
export const dropUnusedImages = async (db: Kysely<Tables>, campaignId: string): Promise<void> => {
  await sql`delete from handout_images i where i.campaign_id = ${campaignId}
    and not exists (select from handouts h where h.campaign_id = i.campaign_id and h.image_id = i.id)
    and not exists (select from events e where e.campaign_id = i.campaign_id and jsonb_exists(e.pass_outputs, 'handout')
      and e.pass_outputs -> 'handout' ->> 'image' = i.id)`.execute(db);
};
