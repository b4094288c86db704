import { Visibility } from "freeform-rpg/schemas/values";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import type { Below } from "./below.ts";

/** The argument by which a DM asks for what players do not know. */
export const VisibilityArgs = z.object({ visibility: z.array(Visibility).nullish() });

/** True for rows that the viewer may see and asks for: players see `known` rows whatever they ask for. */
export const visible = (below: Below, row: RawBuilder<unknown>, wanted?: readonly Visibility[] | null): RawBuilder<unknown> =>
  sql`(${row}.visibility in (${sql.join(wanted?.length ? wanted : ["known"])}) and ${maySee(below, row)})`;

/** True for rows that the viewer may see at all. */
export const maySee = (below: Below, row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${row}.visibility = 'known' or ${below.viewer}.role = 'DM')`;
