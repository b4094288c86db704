import type { SceneTime } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns } from "../read/columns.ts";
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

/** What of the scene the DM alone sees. */
export class SceneDm extends Row {}

/** When it is in the story. */
export class StoryTime {
  declare readonly day: number;
  declare readonly hour: number;
  declare readonly minute: number;
  declare readonly period: string;
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
    description: "Where the story is: the place, who is there, the hour.",
    ...columns("campaign_id"),
    fields: (t) => ({
      location: t.field({ type: Entity, description: "The place.", ...entityIn("location_id") }),
      present: t.field({
        type: [Entity],
        description: "Who and what is there, as far as the players notice.",
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
      time: t.expose("time", { type: StoryTime, description: "When it is.", ...columns("time") }),
      constraints: t.exposeStringList("constraints", {
        description: "What cannot be done here, such as `no_violence`.",
        ...columns("constraints"),
      }),
      visibilityConditions: t.exposeString("visibility_conditions", {
        nullable: true,
        description: "How well one sees.",
        ...columns("visibility_conditions"),
      }),
      noiseLevel: t.exposeString("noise_level", { nullable: true, description: "How loud it is.", ...columns("noise_level") }),
      sinceTurn: t.exposeInt("since_turn", { description: "The turn in which this scene began.", ...columns("since_turn") }),
      dm: t.field({ type: SceneDm, ...dmOnly }),
    }),
  });
};

const addSceneDm: ApiPart = (builder) => {
  builder.objectType(SceneDm, {
    name: "SceneDm",
    description: "What of the scene the DM alone sees.",
    fields: (t) => ({
      present: t.field({
        type: [Entity],
        description: "Everyone and everything there, unnoticed ones too.",
        ...entitiesOf("present_entity_ids"),
      }),
      obscured: t.field({ type: [Entity], description: "Who is there and goes unnoticed.", ...entitiesOf("obscured_entity_ids") }),
    }),
  });
};

const addStoryTime: ApiPart = (builder) => {
  builder.objectType(StoryTime, {
    name: "StoryTime",
    description: "A moment of the story.",
    fields: (t) => ({
      day: t.exposeInt("day", { description: "Days since the campaign began; the first is 1." }),
      hour: t.exposeInt("hour", { description: "Hour, 0 to 23." }),
      minute: t.exposeInt("minute", { description: "Minute, 0 to 59." }),
      period: t.exposeString("period", { description: "Part of the day: pre_dawn, dawn, morning, afternoon, evening or night." }),
      weather: t.exposeString("weather", { description: "The weather." }),
    }),
  });
};
