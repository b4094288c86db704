import { createHash } from "node:crypto";
import type { DatabaseConnection } from "freeform-rpg/db";
import { sightOf } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import { dropUnusedImages, requireHandout } from "../service/drawer.ts";
import type { HandoutRequest, NamedHandout, StoredImage } from "../tokens.ts";
import { checkImage } from "./check-image.ts";

/** Stores the image of a handout, once for each content. */
export const storeImage = async (
  database: DatabaseConnection,
  { read, mediaType, ...named }: NamedHandout & { readonly read: () => Promise<Uint8Array>; readonly mediaType: string },
): Promise<StoredImage> => {
  const content = await read();
  const image = checkImage(content, mediaType);
  const id = createHash("sha256").update(content).digest("hex");
  const base64 = Buffer.from(content).toString("base64");
  await database.transaction(async ({ sql: db }) => {
    await requireHandout(db, named);
    await sql`insert into handout_images (campaign_id, id, media_type, width, height, content)
      values (${named.campaignId}, ${id}, ${image.mediaType}, ${image.width}, ${image.height}, decode(${base64}, 'base64'))
      on conflict do nothing`.execute(db);
    await sql`update handouts set image_id = ${id}, updated_at = clock_timestamp()
      where campaign_id = ${named.campaignId} and id = ${named.handoutId}`.execute(db);
    await dropUnusedImages(db, named.campaignId);
  });
  return image;
};

/** Reads an image that the user may see. */
export const readImage = async (
  { sql: db }: DatabaseConnection,
  { campaignId, userId, imageId }: HandoutRequest & { readonly imageId: string },
): Promise<(StoredImage & { readonly content: Uint8Array<ArrayBuffer> }) | null> => {
  const sight = await sightOf(db, campaignId, userId);
  const { rows } = await sql<{ media_type: string; width: number; height: number; base64: string }>`
    select i.media_type, i.width, i.height, encode(i.content, 'base64') as base64
    from handout_images i join members m on m.campaign_id = i.campaign_id and m.user_id = ${userId}
    where i.campaign_id = ${campaignId} and i.id = ${imageId} and (m.role = 'DM' or exists (
      select from events e where e.campaign_id = i.campaign_id and e.superseded_by is null and jsonb_exists(e.pass_outputs, 'handout')
        and e.pass_outputs -> 'handout' ->> 'image' = i.id))`.execute(sight);
  const [found] = rows;
  if (found === undefined) return null;
  const { media_type: mediaType, width, height, base64 } = found;
  return { mediaType, width, height, content: new Uint8Array(Buffer.from(base64, "base64")) };
};
