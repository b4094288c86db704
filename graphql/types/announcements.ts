import type { JsonValue } from "freeform-rpg/kernel";
import type { DecidedTurn } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { OutcomeBandEnum } from "./enums.ts";
import { RunEventInterface, StageStarted } from "./run-event-shapes.ts";
import { BlockedAction, DiceRoll, TurnEvent } from "./turn-parts.ts";

/** A stage announced something, under a topic. */
export class Announced extends StageStarted {
  declare readonly topic: string;
  declare readonly details: JsonValue;
}
/** What happens in a turn is decided. */
export class TurnResolved extends StageStarted {
  declare readonly details: DecidedTurn;
}
class DecidedAction {
  declare readonly action: string;
  declare readonly band: DecidedTurn["actions"][number]["band"];
  declare readonly roll: DiceRoll | null;
  declare readonly events: TurnEvent[];
}

/** Adds what stages announce before a run ends. */
export const addAnnouncements: ApiPart = (builder) => {
  addAnnounced(builder);
  addTurnResolved(builder);
};

const interfaces = [RunEventInterface];
const stage = "The name of the stage.";

const addAnnounced: ApiPart = (builder) => {
  builder.objectType(Announced, {
    name: "Announced",
    description:
      "What a plugin tells before the run ends, under a topic of its own. It replaces what was announced under the topic before.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      topic: t.exposeString("topic", { description: "The topic, which says how to read the details." }),
      details: t.expose("details", { type: "JSON", description: "The details, as the plugin that announces them documents." }),
    }),
  });
};

const addTurnResolved: ApiPart = (builder) => {
  builder.objectType(DecidedAction, {
    name: "DecidedAction",
    description: "An action of a turn that is being narrated, with its result.",
    fields: (t) => ({
      action: t.exposeString("action", { description: "The action, as a verb." }),
      band: t.expose("band", { type: OutcomeBandEnum, description: "How well it went." }),
      roll: t.expose("roll", { type: DiceRoll, nullable: true, description: "The dice that decided it; `null` when it needed none." }),
      events: t.expose("events", { type: [TurnEvent], description: "What it brought about, in order." }),
    }),
  });
  builder.objectType(TurnResolved, {
    name: "TurnResolved",
    description:
      "What happens in the turn is decided: dice and events, before the narration's first word. A later one replaces it, when the turn starts again. " +
      "Nothing of it is in the campaign until the turn is committed. A client that ignores it reads the same from the committed turn.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      actions: t.field({
        type: [DecidedAction],
        description: "The actions that were attempted, in order.",
        resolve: ({ details }) => details.actions,
      }),
      blockedActions: t.field({
        type: [BlockedAction],
        description: "The actions that were not possible, each with the reason.",
        resolve: ({ details }) => details.blocked_actions,
      }),
      events: t.field({
        type: [TurnEvent],
        description: "What no action brought about, such as a clock that ran out.",
        resolve: ({ details }) => details.events,
      }),
    }),
  });
};
