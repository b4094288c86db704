import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { wayInto } from "freeform-rpg/plugins/turn/scene/lib";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { callEntity } from "./cast.ts";
import { freshSentences } from "./describe-sight.ts";
import type { NarratedAction } from "./narrated-action.ts";
import { tellAgain } from "./told-again.ts";
import type { Voice } from "./voice.ts";

/**
 * The way through a door or into a room that is part of the place: what is written and known of it, what lies there, and that no way leads on. Empty
 * for every other action. `told` is what the turn has said before.
 */
export const narrateEntering = (input: NarratorInput, action: NarratedAction, told: string, voice: Voice): string => {
  const { outcome, family, worked } = action;
  const isNear = family === "search" || family === "go" || isOpened(action);
  const way = worked && isNear && outcome.target_id.startsWith("feature:") ? wayInto(outcome.target_name, outcome.details) : undefined;
  if (way === undefined) return "";
  const { actions, sights } = voice.messages;
  const seen = freshSentences(tellAgain(input.packet, outcome.target_name).join(" "), voice).filter((sentence) => !told.includes(sentence));
  const lying = thingsIn(input, outcome.target_id).map((thing) => actions.liesThere(thing));
  const end =
    way === "door"
      ? voice.offer("leads-nowhere", actions.leadsNowhere)
      : seen.length + lying.length === 0
        ? voice.offer("plain-feature", sights.plainFeatures, action.slots)
        : "";
  return [voice.say(`entered-${way}`, actions.entered[way], action.slots), ...seen, ...lying, end].filter((part) => part !== "").join(" ");
};

/** "Open the hatch and go in". */
export const isOpened = ({ outcome }: NarratedAction): boolean => engineActions().is(outcome.action, "opening");

/** The things that were found in a part of the place and lie there still. */
const thingsIn = ({ packet }: NarratorInput, target: string): string[] => {
  const name = target.replace(/^feature:/, "");
  return packet.entities
    .filter(
      ({ id, type, attrs }) =>
        type === "item" &&
        packet.present_entities.includes(id) &&
        !packet.inventory.some(({ item_id }) => item_id === id) &&
        [attrs["hidden_in"], attrs["placed_at"]].some((cover) => cover === name || cover === target),
    )
    .map(callEntity);
};
