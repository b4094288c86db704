import { sql } from "kysely";
import {
  Campaign,
  CampaignDm,
  Entity,
  RoleEnum,
  Row,
  columns,
  entityIn,
  fromRow,
  manyRows,
  maySee,
  reading,
  sameCampaign,
  dmAlone,
  joinKey,
  loadRow,
  rowId,
} from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import type { Role } from "freeform-rpg/schemas";

/** A row of `invitations`. */
export class Invitation extends Row {
  declare readonly id: string;
  declare readonly role: Role;
  declare readonly note: string;
  declare readonly approval: boolean;
  declare readonly max_uses: number | null;
  declare readonly uses: number;
  declare readonly expires_at: string;
  declare readonly created_by: string;
  declare readonly revoked_at: string | null;
}

/** A row of `join_requests`. */
export class JoinRequest extends Row {
  declare readonly user_id: string;
  declare readonly name: string;
  declare readonly asked_at: string;
  declare readonly refused_at: string | null;
}

/** Adds invitations and requests to join, for the DM, and the characters that no one plays. */
export const addInvitationTypes: ApiPart = (builder) => {
  addInvitation(builder);
  addJoinRequest(builder);
  addLists(builder);
};

const addInvitation: ApiPart = (builder) => {
  builder.node(Invitation, {
    name: "Invitation",
    description: "An invitation to a campaign. Its code is shown once, when it is made.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Invitation", "invitations", dmAlone),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the invitation.", ...columns("id") }),
      role: t.expose("role", { type: RoleEnum, description: "The role of those who join by it.", ...columns("role") }),
      seat: t.field({
        type: Entity,
        description: "The character that it is for; `null` for a free choice.",
        ...entityIn("seat_id"),
      }),
      note: t.exposeString("note", { description: "The DM's note; may be empty.", ...columns("note") }),
      approval: t.exposeBoolean("approval", { description: "Whether a DM admits each user who comes by it.", ...columns("approval") }),
      maxUses: t.exposeInt("max_uses", {
        nullable: true,
        description: "How many users may join by it; `null` for any number.",
        ...columns("max_uses"),
      }),
      uses: t.exposeInt("uses", { description: "How many have joined by it.", ...columns("uses") }),
      expiresAt: t.expose("expires_at", { type: "DateTime", description: "The time when it expires.", ...columns("expires_at") }),
      revokedAt: t.expose("revoked_at", {
        type: "DateTime",
        nullable: true,
        description: "The time when it was revoked; `null` while it was not.",
        ...columns("revoked_at"),
      }),
      createdBy: t.exposeString("created_by", { description: "The user id of the DM who made it.", ...columns("created_by") }),
    }),
  });
};

const addJoinRequest: ApiPart = (builder) => {
  builder.node(JoinRequest, {
    name: "JoinRequest",
    description: "A user who came by an invitation and waits for a DM.",
    ...columns("campaign_id", "user_id"),
    isTypeOf: () => true,
    id: { resolve: ({ campaign_id, user_id }) => joinKey(campaign_id, user_id) },
    loadWithoutCache: loadRow("JoinRequest", "join_requests", dmAlone, "user_id"),
    fields: (t) => ({
      userId: t.exposeString("user_id", { description: "The user id.", ...columns("user_id") }),
      name: t.exposeString("name", { description: "The name that the user gave.", ...columns("name") }),
      seat: t.field({ type: Entity, description: "The character that they ask for; `null` for any.", ...entityIn("seat_id") }),
      askedAt: t.expose("asked_at", { type: "DateTime", description: "The time when they asked.", ...columns("asked_at") }),
      refusedAt: t.expose("refused_at", {
        type: "DateTime",
        nullable: true,
        description: "The time when a DM refused; `null` while they wait.",
        ...columns("refused_at"),
      }),
    }),
  });
};

const addLists: ApiPart = (builder) => {
  builder.objectFields(CampaignDm, (t) => ({
    invitations: t.field({
      type: [Invitation],
      description: "The invitations of the campaign, newest first; at most 100.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "invitations",
            where: (row) => sameCampaign(below, row),
            order: (row) => sql`${row}.created_at desc, ${row}.id`,
            limit: 100,
          }),
      }),
      resolve: fromRow,
    }),
    joinRequests: t.field({
      type: [JoinRequest],
      description: "Users who wait to join, or were refused, oldest first; at most 100.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "join_requests",
            where: (row) => sameCampaign(below, row),
            order: (row) => sql`${row}.asked_at, ${row}.user_id`,
            limit: 100,
          }),
      }),
      resolve: fromRow,
    }),
  }));
  builder.objectFields(Campaign, (t) => ({
    seats: t.field({
      type: [Entity],
      description: "The playable characters that no one plays. Take one with `createCharacter` and its key as `seat`.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "entities",
            where: (row) => sql`${sameCampaign(below, row)} and ${row}.tags @> '["pc"]' and ${maySee(below, row)}
              and coalesce(${row}.attrs ->> 'dead', 'false') <> 'true' and ${below.canon.entityStands(row)}
              and not exists (select from members m where m.campaign_id = ${row}.campaign_id and m.character_id = ${row}.id)`,
            order: (row) => sql`${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
  }));
};
