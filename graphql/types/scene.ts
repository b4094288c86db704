import { DayPeriodEnum } from "./shared-enums.ts";
import type { SceneTime, TimePeriod } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, jsonType } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { entitiesIn, entitiesOf, entityIn } from "../read/related.ts";
import { Row, fromRow } from "../read/row.ts";
import { Entity } from "../rows/entity.ts";

/** The row of `scene`. */
export class Scene extends Row {
  declare readonly time: SceneTime;
  declare readonly constraints: string[];
  declare readonly visibility_conditions: string | null;
  declare readonly noise_level: string | null;
  declare readonly since_turn: number;
}

/** Details of the scene that only the DM sees. */
export class SceneDm extends Row {}

/** When it is in the story. */
export class StoryTime {
  declare readonly day: number;
  declare readonly hour: number;
  declare readonly minute: number;
  declare readonly period: TimePeriod;
  declare readonly weather: string;
}

/** Adds the scene. */
export const addScenes: ApiPart = (builder) => {
  addScene(builder);
  addSceneDm(builder);
  addStoryTime(builder);
};

const addScene: ApiPart = (builder) => {
  builder.objectType(Scene, {
    name: "Scene",
    description: "The current scene: its location, the entities present and the time.",
    ...columns("campaign_id"),
    fields: (t) => ({
      location: t.field({
        type: Entity,
        description: "The location of the scene; `null` when the viewer may not see it.",
        ...entityIn("location_id"),
      }),
      present: t.field({
        type: [Entity],
        description: "The entities present, as far as the players notice them.",
        ...reading({
          below: (below) =>
            entitiesIn(
              below,
              sql`${below.parent}.present_entity_ids`,
              (row) => sql`${row}.visibility = 'known' and not ${below.parent}.obscured_entity_ids @> to_jsonb(${row}.id)`,
            ),
        }),
        resolve: fromRow,
      }),
      characters: t.field({
        type: [Entity],
        description: "The characters of players who are in this scene.",
        ...reading({
          below: (below) =>
            entitiesIn(
              below,
              sql`${below.parent}.present_entity_ids`,
              (row) =>
                sql`exists (select from members as played where played.campaign_id = ${row}.campaign_id and played.character_id = ${row}.id)`,
            ),
        }),
        resolve: fromRow,
      }),
      time: t.expose("time", { type: StoryTime, description: "The time in the story.", ...columns("time") }),
      constraints: t.exposeStringList("constraints", {
        description: "The actions that are not possible here, such as `no_violence`.",
        ...columns("constraints"),
      }),
      visibilityConditions: t.exposeString("visibility_conditions", {
        nullable: true,
        description: "The lighting and visibility; `null` when none is recorded.",
        ...columns("visibility_conditions"),
      }),
      noiseLevel: t.exposeString("noise_level", {
        nullable: true,
        description: "The noise level; `null` when none is recorded.",
        ...columns("noise_level"),
      }),
      sinceTurn: t.exposeInt("since_turn", { description: "The number of the turn in which the scene began.", ...columns("since_turn") }),
      dm: t.field({ type: SceneDm, ...dmOnly }),
    }),
  });
};

const addSceneDm: ApiPart = (builder) => {
  builder.objectType(SceneDm, {
    name: "SceneDm",
    description: "Details of the scene that only the DM sees.",
    fields: (t) => ({
      present: t.field({
        type: [Entity],
        description: "All entities present, including those that the players do not notice.",
        ...entitiesOf("present_entity_ids"),
      }),
      obscured: t.field({
        type: [Entity],
        description: "The entities present that the players do not notice.",
        ...entitiesOf("obscured_entity_ids"),
      }),
    }),
  });
};

const addStoryTime: ApiPart = (builder) => {
  builder.objectType(StoryTime, {
    name: "StoryTime",
    description: "A point in time within the story.",
    ...jsonType,
    fields: (t) => ({
      day: t.exposeInt("day", { description: "The day since the campaign began, from 1." }),
      hour: t.exposeInt("hour", { description: "The hour, 0 to 23." }),
      minute: t.exposeInt("minute", { description: "The minute, 0 to 59." }),
      period: t.expose("period", { type: DayPeriodEnum, description: "The part of the day." }),
      weather: t.exposeString("weather", { description: "A description of the weather." }),
    }),
  });
};
