import { ThreadStatus } from "freeform-rpg/schemas/values";
import { sql } from "kysely";
import { z } from "zod";
import type { ApiPart } from "../builder/api-parts.ts";
import { asAnswer } from "../read/answers/answers.ts";
import type { Below } from "../read/below.ts";
import { computed } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { fromRow } from "../read/row.ts";
import { manyRows, sameCampaign } from "../read/rows.ts";
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
  addLanguage(builder);
  builder.objectFields(Campaign, (t) => ({
    scene: t.field({
      type: Scene,
      nullable: true,
      description:
        "The current scene: that of the viewer's character, and for members without one the first. `null` before the story begins, and for observers while characters are in different places.",
      ...reading({ below: oneScene }),
      resolve: fromRow,
    }),
    scenes: t.field({
      type: [Scene],
      description:
        "The scenes of a party that is in different places, one for each place. Players see their own, unless the campaign shares its story.",
      ...reading({
        below: (below) => manyRows(below, { table: "scene", where: (row) => sameCampaign(below, row), order: (row) => sql`${row}.id` }),
      }),
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

/** The scene of the viewer's character comes before all others. */
const oneScene = (below: Below) =>
  asAnswer(sql`(select found.node from (${sceneRows(below)}) as found order by found.is_own desc, found.id limit 1)`);

const sceneRows = (below: Below) => {
  const row = below.name();
  return sql`select ${below.select(row)} as node, ${row}.id, coalesce(jsonb_exists(${row}.present_entity_ids, ${below.viewer}.character_id), false) as is_own
    from scene as ${row} where ${sameCampaign(below, row)}`;
};

const addLanguage: ApiPart = (builder) => {
  builder.objectField(Campaign, "language", (t) =>
    t.exposeString("language", {
      description: "The language of what players read, as a BCP 47 tag.",
      ...computed("language", (row) => sql`coalesce(${row}.calibration ->> 'language', 'en')`),
    }),
  );
};
