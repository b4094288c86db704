import type { EngineEvent, OutcomeBand, Ruling } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { jsonType } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { OutcomeBandEnum } from "./enums.ts";

/** One thing that happened in a turn. */
export class TurnEvent {
  declare readonly type: EngineEvent["type"];
  declare readonly details: EngineEvent["details"];
  declare readonly tags: string[];
  declare readonly binding: boolean;
}

/** Dice that fell in a turn. */
export class DiceRoll {
  declare readonly action: string;
  declare readonly method: string;
  declare readonly dice: number[];
  declare readonly modifier: number;
  declare readonly total: number;
  declare readonly against: string;
  declare readonly margin: number | null;
  declare readonly band: OutcomeBand;
}

/** An action that was not possible. */
export class BlockedAction {
  declare readonly action: string;
  declare readonly code: Ruling["blocked_actions"][number]["code"];
  declare readonly reason: string;
}

/** Adds the parts of turns: events, dice rolls and blocked actions. */
export const addTurnParts: ApiPart = (builder) => {
  builder.objectType(TurnEvent, {
    name: "TurnEvent",
    description: "An event of a turn, as the engine decided it.",
    ...jsonType,
    fields: (t) => ({
      type: t.exposeString("type", { description: "The kind of event, such as `action_succeeded` or `clock_triggered`." }),
      text: t.string({
        description: "A description of the event, as one sentence; may be empty.",
        ...reading({
          answer: ({ parent }) => sql`case when jsonb_typeof(${textOf(parent)}) = 'string' then ${textOf(parent)} else '""'::jsonb end`,
        }),
        resolve: ({ details }) => (typeof details["text"] === "string" ? details["text"] : ""),
      }),
      tags: t.exposeStringList("tags", { description: "Free-form labels." }),
      binding: t.exposeBoolean("binding", { description: "Whether the narration had to mention the event." }),
    }),
  });
  builder.objectType(DiceRoll, {
    name: "DiceRoll",
    description: "The dice roll of one action.",
    ...jsonType,
    fields: (t) => ({
      action: t.exposeString("action", { description: "The action that the roll decided." }),
      method: t.exposeString("method", {
        description:
          "The method that reads the dice: `sum_bands`, `dice_pool`, `target_number`, `roll_under`, `highest_die` or `step_die`, or the name of a plugin's dice.",
      }),
      dice: t.exposeIntList("dice", { description: "The result of each die." }),
      modifier: t.exposeInt("modifier", { description: "The modifier that was added to the dice." }),
      total: t.exposeInt("total", { description: "The total of dice and modifier." }),
      against: t.exposeString("against", { description: "The target of the roll, as the method defines it." }),
      margin: t.exposeInt("margin", {
        nullable: true,
        description: "The difference between total and target; `null` when the method has none.",
      }),
      band: t.expose("band", { type: OutcomeBandEnum, description: "The outcome band of the roll." }),
    }),
  });
  builder.objectType(BlockedAction, {
    name: "BlockedAction",
    description: "An action that the engine ruled out, with the reason.",
    ...jsonType,
    fields: (t) => ({
      action: t.exposeString("action", { description: "The attempted action, as the player described it." }),
      code: t.exposeString("code", {
        description: "The code of the rule that forbids the action, such as `not_present` or `missing_item`.",
      }),
      reason: t.exposeString("reason", { description: "The reason, as one sentence." }),
    }),
  });
};

const textOf = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${row}.value -> 'details' -> 'text')`;
