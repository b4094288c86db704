import type { Role } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { joinKey, splitKey } from "../builder/global-id.ts";
import { globalIdSql } from "../read/answers/global-id-sql.ts";
import { columns } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { entityIn } from "../read/related.ts";
import { readRow } from "../read/read-row.ts";
import { Row } from "../read/row.ts";
import { Entity } from "../rows/entity.ts";
import { RoleEnum } from "./enums.ts";

/** A row of `members`. */
export class Member extends Row {
  declare readonly user_id: string;
  declare readonly name: string | null;
  declare readonly role: Role;
  declare readonly joined_at: string;
}

const computedName = reading({
  columns: { name: (row) => sql`${row}.name` },
  answer: ({ parent }) => sql`coalesce(${parent}.name, ${parent}.user_id)`,
});

/** Adds members. */
export const addMembers: ApiPart = (builder) => {
  builder.node(Member, {
    name: "Member",
    description: "A user's membership in a campaign.",
    ...columns("campaign_id", "user_id"),
    isTypeOf: () => true,
    id: {
      ...reading({ answer: ({ typeName, parent }) => globalIdSql(typeName, sql`${parent}.campaign_id`, sql`${parent}.user_id`) }),
      resolve: ({ campaign_id, user_id }) => joinKey(campaign_id, user_id),
    },
    loadWithoutCache: (key, context, info) => {
      const [campaignId = "", userId = ""] = splitKey(key);
      return readRow<Member>(context, info, {
        type: "Member",
        table: "members",
        campaignId,
        where: (row) => sql`${row}.user_id = ${userId}`,
      });
    },
    fields: (t) => ({
      userId: t.exposeString("user_id", { description: "The user id, as in the user's token." }),
      name: t.string({
        description: "The name that other members read; the user id for a member who gave none.",
        ...computedName,
        resolve: ({ name, user_id }) => name ?? user_id,
      }),
      role: t.expose("role", { type: RoleEnum, description: "The role of the user in the campaign.", ...columns("role") }),
      character: t.field({
        type: Entity,
        description: "The character that the member plays; `null` when they play none.",
        ...entityIn("character_id"),
      }),
      joinedAt: t.expose("joined_at", { type: "DateTime", description: "The time when the user joined.", ...columns("joined_at") }),
    }),
  });
};
