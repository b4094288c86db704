import { ThreadStatus } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { z } from "zod";
import type { ApiPart } from "../builder/tokens.ts";
import { reading } from "../read/field-read.ts";
import { fromRow } from "../read/row.ts";
import { manyRows, oneRow, sameCampaign } from "../read/rows.ts";
import { VisibilityArgs, visible } from "../read/visibility.ts";
import { Campaign } from "./campaign.ts";
import { Clock } from "./clock.ts";
import { ThreadStatusEnum } from "./enums.ts";
import { Relationship, relationshipsOf } from "./relationship.ts";
import { Scene } from "./scene.ts";
import { Situation } from "./situation.ts";
import { Thread } from "./thread.ts";
import { Threat } from "./threat.ts";
import { addVisibilityArgument, guardVisibility } from "./visibility-argument.ts";

const ThreadArgs = VisibilityArgs.extend({ status: z.array(ThreadStatus).nullish() });
const SituationArgs = z.object({ cleared: z.boolean().nullish() });

/** Adds what a dashboard of a campaign shows. */
export const addCampaignState: ApiPart = (builder) => {
  const visibility = addVisibilityArgument(builder);
  builder.objectFields(Campaign, (t) => ({
    scene: t.field({
      type: Scene,
      nullable: true,
      description: "Where the story is now; `null` before it begins.",
      ...reading({ below: (below) => oneRow(below, { table: "scene", where: (row) => sameCampaign(below, row) }) }),
      resolve: fromRow,
    }),
    clocks: t.field({
      type: [Clock],
      description: "Its clocks, by id.",
      args: { visibility },
      authScopes: guardVisibility,
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "clocks",
            where: (row) => sql`${sameCampaign(below, row)} and ${visible(below, row, below.args(VisibilityArgs).visibility)}`,
            order: (row) => sql`${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
    threads: t.field({
      type: [Thread],
      description: "Its threads, by id; at most 500.",
      args: { visibility, status: t.arg({ type: [ThreadStatusEnum], description: "Only threads that stand like this. Default: all." }) },
      authScopes: guardVisibility,
      ...reading({
        below: (below) => {
          const { visibility: wanted, status } = below.args(ThreadArgs);
          return manyRows(below, {
            table: "threads",
            where: (row) => sql`${sameCampaign(below, row)} and ${visible(below, row, wanted)} and ${below.canon.threadStands(row)}
              and ${status?.length ? sql`${below.canon.threadStatus(row)} in (${sql.join(status)})` : sql`true`}`,
            order: (row) => sql`${row}.id`,
          });
        },
      }),
      resolve: fromRow,
    }),
    situations: t.field({
      type: [Situation],
      description: "Conditions that characters are in.",
      args: { cleared: t.arg.boolean({ description: "Also those that are over. Default false." }) },
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "situations",
            where: (row) => sql`${sameCampaign(below, row)}
              and ${below.args(SituationArgs).cleared ? sql`true` : sql`${row}.cleared_turn is null`}`,
            order: (row) => sql`${row}.created_turn, ${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
    threats: t.field({
      type: [Threat],
      description: "Dangers that were announced and are still to come.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "threats",
            where: (row) => sql`${sameCampaign(below, row)} and ${row}.status = 'pending'`,
            order: (row) => sql`${row}.created_turn, ${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
    relationships: t.field({
      type: [Relationship],
      description: "How its entities stand with each other; at most 500.",
      args: { visibility },
      authScopes: guardVisibility,
      ...reading({ below: (below) => relationshipsOf(below, () => sql`true`, below.args(VisibilityArgs).visibility) }),
      resolve: fromRow,
    }),
  }));
};
