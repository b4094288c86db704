import { nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { PreparedMove, Ruling } from "freeform-rpg/schemas";
import { isWornOut, presses } from "../choose-move.ts";
import type { Moment } from "../planner-input.ts";

/** The prepared moves that still fit the turn: their type is not worn out, and all that they are about is there. What presses goes first. */
export const fittingMoves = (moves: readonly PreparedMove[], moment: Moment, ruling: Ruling): PreparedMove[] => {
  const there = presentIds(moment, ruling);
  const last = moment.recent_moves.at(-1);
  const fit = moves.filter(
    ({ type, text, about }) =>
      text.trim() !== "" &&
      type !== last &&
      !isWornOut(type, moment.recent_moves) &&
      about.length > 0 &&
      about.every((id) => there.has(id)) &&
      !namesAbsent(text, moment, there),
  );
  return fit.toSorted((a, b) => Number(presses(b.type, moment)) - Number(presses(a.type, moment)));
};

/** What a move may be about: open threads, threats and situations, and, unless the player leaves, who and what is here. */
const presentIds = (moment: Moment, { allowed_actions }: Ruling): ReadonlySet<string> => {
  const { scene, threads, pending_threats, active_situations, inventory, present_entities, entities, actor_id } = moment;
  const open = threads.filter(({ status }) => status === "active");
  const leaves = allowed_actions.some(({ target_id }) => scene.exits.some(({ id }) => id === target_id));
  const gone = new Set(entities.filter(({ attrs }) => attrs["dead"] === true || attrs["down"] === true).map(({ id }) => id));
  const here = [...present_entities.filter((id) => !gone.has(id)), scene.location_id, ...scene.exits.map(({ id }) => id)];
  const carried = inventory.filter(({ owner_id, qty }) => owner_id === actor_id && qty > 0).map(({ item_id }) => item_id);
  const always = [...open, ...pending_threats, ...active_situations].map(({ id }) => id);
  return new Set([actor_id, ...always, ...carried, ...(leaves ? [] : here)]);
};

/** True when the text names a person whom the packet knows and who is not there. */
const namesAbsent = (text: string, { entities }: Moment, there: ReadonlySet<string>): boolean => {
  const words = new Set(nameWordsOf(text));
  return entities.some(({ id, type, name }) => {
    const [first] = nameWordsOf(name);
    return (type === "character" || type === "monster") && !there.has(id) && first !== undefined && words.has(first);
  });
};
