import type { ApiPart } from "freeform-rpg/graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** What is known of an image, without its content. */
export class HandoutImage {
  declare readonly campaign_id: string;
  declare readonly id: string;
  declare readonly media_type: string;
  declare readonly width: number;
  declare readonly height: number;
}

/** SQL of the image with this id in the row's campaign. */
export const imageOf = (row: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('campaign_id', i.campaign_id, 'id', i.id, 'media_type', i.media_type, 'width', i.width, 'height', i.height)
    from handout_images i where i.campaign_id = ${row}.campaign_id and i.id = ${id})`;

/** Adds images of handouts. */
export const addHandoutImages: ApiPart = (builder) => {
  builder.objectType(HandoutImage, {
    name: "HandoutImage",
    description: "The image of a handout.",
    fields: (t) => ({
      path: t.string({
        description: "The path on this server from which those who may see it read it, with their token in the header `Authorization`.",
        resolve: ({ campaign_id, id }) => `/files/handouts/${encodeURIComponent(campaign_id)}/${id}`,
      }),
      mediaType: t.exposeString("media_type", { description: "`image/png`, `image/jpeg`, `image/webp` or `image/gif`." }),
      width: t.exposeInt("width", { description: "The width in pixels." }),
      height: t.exposeInt("height", { description: "The height in pixels." }),
    }),
  });
};
