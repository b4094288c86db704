import type { EngineEvent, OutcomeBand, Ruling } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/tokens.ts";
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

/** Adds what turns are made of. */
export const addTurnParts: ApiPart = (builder) => {
  builder.objectType(TurnEvent, {
    name: "TurnEvent",
    description: "One thing that happened, as the engine decided it.",
    fields: (t) => ({
      type: t.exposeString("type", { description: "Which kind of event, such as `action_succeeded` or `clock_triggered`." }),
      text: t.string({
        description: "What happened, in a sentence; empty when there is nothing to tell.",
        resolve: ({ details }) => (typeof details["text"] === "string" ? details["text"] : ""),
      }),
      tags: t.exposeStringList("tags", { description: "Free labels." }),
      binding: t.exposeBoolean("binding", { description: "Whether the narration had to tell it." }),
    }),
  });
  builder.objectType(DiceRoll, {
    name: "DiceRoll",
    description: "Dice as they fell for one action.",
    fields: (t) => ({
      action: t.exposeString("action", { description: "The action they decided." }),
      method: t.exposeString("method", {
        description: "How they are read: sum_bands, dice_pool, target_number, roll_under, highest_die or step_die.",
      }),
      dice: t.exposeIntList("dice", { description: "Each die." }),
      modifier: t.exposeInt("modifier", { description: "What was added." }),
      total: t.exposeInt("total", { description: "What it came to." }),
      against: t.exposeString("against", { description: "What it had to reach." }),
      margin: t.exposeInt("margin", { nullable: true, description: "By how much it was reached or missed, where the method knows it." }),
      band: t.expose("band", { type: OutcomeBandEnum, description: "How well that is." }),
    }),
  });
  builder.objectType(BlockedAction, {
    name: "BlockedAction",
    description: "An action that was not possible.",
    fields: (t) => ({
      action: t.exposeString("action", { description: "What was tried." }),
      code: t.exposeString("code", { description: "Which rule forbids it, such as `not_present` or `missing_item`." }),
      reason: t.exposeString("reason", { description: "Why, in a sentence." }),
    }),
  });
};
