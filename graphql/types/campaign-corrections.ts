import { CorrectionState } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { z } from "zod";
import { splitKey, toPlainId } from "../builder/global-id.ts";
import type { ApiPart } from "../builder/tokens.ts";
import { reading } from "../read/field-read.ts";
import { pageOfRows } from "../read/page-sql.ts";
import { fromRow } from "../read/row.ts";
import { sameCampaign } from "../read/rows.ts";
import { Campaign } from "./campaign.ts";
import { pageFromRow } from "./connection.ts";
import { Correction, mayReadCorrection } from "./correction.ts";
import { CorrectionStateEnum } from "./correction-enums.ts";

/** How many corrections there are in each state. */
export class CorrectionCounts {
  declare readonly pending: number;
  declare readonly approved: number;
  declare readonly rejected: number;
  declare readonly withdrawn: number;
}

const Args = z.object({ state: z.array(CorrectionState).nullish(), target: z.string().nullish(), author: z.string().nullish() });

/** Adds a campaign's corrections: the list to work through, and the figures for a badge. */
export const addCampaignCorrections: ApiPart = (builder) => {
  builder.objectType(CorrectionCounts, {
    name: "CorrectionCounts",
    description: "How many corrections there are in each state, of those that the viewer may see.",
    fields: (t) => ({
      pending: t.exposeInt("pending", { description: "Waiting for a DM." }),
      approved: t.exposeInt("approved", { description: "In force." }),
      rejected: t.exposeInt("rejected", { description: "Decided against." }),
      withdrawn: t.exposeInt("withdrawn", { description: "Taken back." }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    correctionCounts: t.field({
      type: CorrectionCounts,
      description: "How many corrections there are; players count their own.",
      ...reading({ below: (below) => countsOf(sql`${below.viewer}.campaign_id`) }),
      resolve: fromRow,
    }),
    corrections: t.connection(
      {
        type: Correction,
        description: "Corrections to canon, newest first. DMs see all, others their own.",
        args: {
          state: t.arg({ type: [CorrectionStateEnum], description: "Only corrections that stand like this. Default: all." }),
          target: t.arg.id({ description: "Only corrections of this entity or thread: its global or its plain id." }),
          author: t.arg.string({ description: "Only corrections that this user proposed." }),
        },
        ...reading({
          below: (below) => {
            const { state, target, author } = below.args(Args);
            return pageOfRows(below, {
              table: "corrections",
              sort: [
                { column: "proposed_at", type: "time" },
                { column: "id", type: "text" },
              ],
              descending: true,
              where: (row) => sql`${sameCampaign(below, row)} and ${mayReadCorrection(row)}
                and ${state?.length ? sql`${row}.status in (${sql.join(state)})` : sql`true`}
                and ${target ? sql`${row}.target_id = ${plainKey(target)}` : sql`true`}
                and ${author ? sql`${row}.proposed_by = ${author}` : sql`true`}`,
            });
          },
        }),
        resolve: pageFromRow<Correction>,
      },
      { description: "A page of corrections." },
      { description: "A correction in a page." },
    ),
  }));
};

const countsOf = (campaign: ReturnType<typeof sql>) => sql`(select json_build_object(
  'pending', count(*) filter (where c.status = 'pending'), 'approved', count(*) filter (where c.status = 'approved'),
  'rejected', count(*) filter (where c.status = 'rejected'), 'withdrawn', count(*) filter (where c.status = 'withdrawn'))
  from corrections as c where c.campaign_id = ${campaign} and ${mayReadCorrection(sql`c`)})`;

/** The plain id of an entity or thread that is given by its global or its plain id. */
export const plainKey = (given: string): string => {
  for (const type of ["Entity", "Thread"]) {
    const plain = toPlainId(type, given);
    if (plain !== given) return splitKey(plain)[1] ?? given;
  }
  return given;
};
