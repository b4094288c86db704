import { ThreadStatus } from "freeform-rpg/schemas/values";
import { sql } from "kysely";
import { z } from "zod";
import type { ApiPart } from "../builder/api-parts.ts";
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

/** Adds the current state of a campaign: scene, clocks, threads and the rest. */
export const addCampaignState: ApiPart = (builder) => {
  const visibility = addVisibilityArgument(builder);
  builder.objectFields(Campaign, (t) => ({
    scene: t.field({
      type: Scene,
      nullable: true,
      description: "The current scene; `null` before the story begins.",
      ...reading({ below: (below) => oneRow(below, { table: "scene", where: (row) => sameCampaign(below, row) }) }),
      resolve: fromRow,
    }),
    clocks: t.field({
      type: [Clock],
      description: "The campaign's clocks, ordered by id.",
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
      description: "The campaign's threads, ordered by id; at most 500.",
      args: {
        visibility,
        status: t.arg({ type: [ThreadStatusEnum], description: "Only threads with one of these statuses. Default: all." }),
      },
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
      description: "Conditions of characters that the story has to respect.",
      args: { cleared: t.arg.boolean({ description: "Whether to include situations that have ended. Default false." }) },
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
      description: "Announced dangers that have not happened yet.",
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
      description: "Relationships between entities, as far as the players know; at most 500.",
      args: { visibility },
      authScopes: guardVisibility,
      ...reading({ below: (below) => relationshipsOf(below, () => sql`true`, below.args(VisibilityArgs).visibility) }),
      resolve: fromRow,
    }),
  }));
};
