import { NotFoundError, readRow } from "freeform-rpg/graphql";
import type { Context } from "freeform-rpg/graphql";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { Handout } from "./handout.ts";

/** Reads a handout that a DM has just changed. */
export const readHandout = async (context: Context, info: GraphQLResolveInfo, campaignId: string, id: string): Promise<Handout> => {
  const where = { type: "Handout", table: "handouts", campaignId };
  const found = await readRow<Handout>(context, info, { ...where, where: (row) => sql`${row}.id = ${id}` });
  if (found) return found;
  throw new NotFoundError(`The handout "${id}" was deleted meanwhile.`);
};
