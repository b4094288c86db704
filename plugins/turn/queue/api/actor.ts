import { readRow, standingEntity } from "freeform-rpg/graphql";
import type { Context, Entity } from "freeform-rpg/graphql";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** SQL of the id of the character that acts in a run. */
export const actorOfRun = (campaignId: string, runId: string): RawBuilder<unknown> =>
  sql`(select r.request ->> 'actor_id' from runs r where r.campaign_id = ${campaignId} and r.id = ${runId})`;

/** SQL of the id of the character whose player posted a table message. */
export const actorOfMessage = (campaignId: string, messageId: string): RawBuilder<unknown> =>
  sql`(select m.actor_id from table_messages m where m.campaign_id = ${campaignId} and m.id = ${messageId})`;

/** Reads the character with this id, as the viewer may see it. */
export const readActor = (
  context: Context,
  info: GraphQLResolveInfo,
  campaignId: string,
  actorId: RawBuilder<unknown>,
): Promise<Entity | null> =>
  readRow<Entity>(context, info, {
    type: "Entity",
    table: "entities",
    campaignId,
    where: (row, canon) => sql`${row}.id = ${canon.entityId(actorId)} and ${standingEntity(row, canon)}`,
  });
