import { CanonCorrectionStatus } from "freeform-rpg/schemas/campaign";
import { sql } from "kysely";
import { z } from "zod";
import { Campaign, fromRow, pageFromRow, paging, reading, sameCampaign, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { Correction, mayReadCorrection } from "./correction.ts";
import { CorrectionStatusEnum } from "./correction-enums.ts";

/** The number of corrections by status. */
export class CorrectionCounts {
  declare readonly pending: number;
  declare readonly approved: number;
  declare readonly rejected: number;
  declare readonly withdrawn: number;
}

const Args = z.object({ status: z.array(CanonCorrectionStatus).nullish(), target: z.string().nullish(), author: z.string().nullish() });

/** Adds a campaign's corrections: the list to work through, and the figures for a badge. */
export const addCampaignCorrections: ApiPart = (builder) => {
  builder.objectType(CorrectionCounts, {
    name: "CorrectionCounts",
    description: "The number of corrections by status, of those that the viewer may see.",
    fields: (t) => ({
      pending: t.exposeInt("pending", { description: "The number of corrections that wait for a DM." }),
      approved: t.exposeInt("approved", { description: "Approved by a DM and in force." }),
      rejected: t.exposeInt("rejected", { description: "The number of rejected corrections." }),
      withdrawn: t.exposeInt("withdrawn", { description: "The number of withdrawn corrections." }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    correctionCounts: t.field({
      type: CorrectionCounts,
      description: "The number of corrections by status. Players count only their own.",
      ...reading({ below: (below) => countsOf(sql`${below.viewer}.campaign_id`) }),
      resolve: fromRow,
    }),
    corrections: t.connection(
      {
        type: Correction,
        description: "Corrections to canon, oldest first. DMs see all of them, other members only their own.",
        args: {
          status: t.arg({ type: [CorrectionStatusEnum], description: "Only corrections with one of these statuses. Default: all." }),
          target: t.arg.id({ description: "Only corrections of this entity or thread, by its global id or its plain id." }),
          author: t.arg.string({ description: "Only corrections proposed by this user." }),
        },
        ...paging((below) => {
          const { status, target, author } = below.args(Args);
          return {
            table: "corrections",
            sort: [
              { column: "proposed_at", type: "time" },
              { column: "id", type: "text" },
            ],
            where: (row) => sql`${sameCampaign(below, row)} and ${mayReadCorrection(row)}
                and ${status?.length ? sql`${row}.status in (${sql.join(status)})` : sql`true`}
                and ${target ? sql`${row}.target_id = ${plainKey(target)}` : sql`true`}
                and ${author ? sql`${row}.proposed_by = ${author}` : sql`true`}`,
          };
        }),
        resolve: pageFromRow<Correction>,
      },
      { description: "A page of corrections." },
      { description: "A correction on a page." },
    ),
  }));
};

const countsOf = (campaign: ReturnType<typeof sql>) => sql`(select json_build_object(
  'pending', count(*) filter (where c.status = 'pending'), 'approved', count(*) filter (where c.status = 'approved'),
  'rejected', count(*) filter (where c.status = 'rejected'), 'withdrawn', count(*) filter (where c.status = 'withdrawn'))
  from corrections as c where c.campaign_id = ${campaign} and ${mayReadCorrection(sql`c`)})`;

/** The plain id of an entity or thread that is given by its global or its plain id. */
export const plainKey = (given: string): string => toRowKey(["Entity", "Thread"], given);
