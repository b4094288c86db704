import type { Clock, EffectDraft, Fact, World } from "freeform-rpg/schemas";
import { effectsOfPromise, isMet, keepPromise, lapsePromise, minutesAt } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { dueTime } from "./due-time.ts";
import { entityById, isGone, isStanding } from "freeform-rpg/plugins/turn/scene/lib";

/** Closes the promises that the story has kept by now, whoever did it and however, and those that are past keeping. */
export const endPromises = (draft: ResolutionDraft): void => {
  const closed = new Set(draft.diff.facts_update.map(({ id }) => id));
  const isOpen = (fact: Fact): boolean =>
    fact.predicate === "promised" && fact.visibility === "known" && isStanding(fact) && !closed.has(fact.id);
  for (const promise of draft.world.facts.filter(isOpen)) {
    const effects = effectsOfPromise(promise);
    if (effects.length > 0 && effects.every((effect) => isDone(effect, draft.world))) keepPromise(draft, promise);
    else if (isPastKeeping(draft, promise)) lapsePromise(draft, promise);
  }
};

/** True where the world is as the effect would make it. What leaves no trace is never done. */
const isDone = (effect: EffectDraft, world: World): boolean => {
  const { kind, off } = effect;
  const [to, who] = [text(effect["to"]), text(effect["who"])] as const;
  const item = text(effect["item"]);
  if (kind === "transfer") return isMet({ item, at: world.player_ids.includes(to) ? "party" : to }, world);
  if (kind === "place") return isMet({ item, at: text(effect["at"]) }, world);
  if (kind === "set_state") return isMet({ entity: text(effect["target"]), state: text(effect["state"]) }, world) !== (off === true);
  if (kind === "join") return isMet({ in_party: who }, world);
  return kind === "move" && to !== "" && entityById(world, who)?.attrs.location_id === to;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Who gave it or was given it is gone, or the time that it names is over. */
const isPastKeeping = (draft: ResolutionDraft, { subject_id, object }: Fact): boolean =>
  [subject_id, text(object["toward"])].some((id) => isLost(draft.world, id)) ||
  isOverdue(draft, text(object["to"])) ||
  isAfter(draft, object);

const isLost = (world: World, id: string): boolean => {
  const person = entityById(world, id);
  return person !== undefined && isGone(person);
};

/** "Before the Supper", once the time of "Tides before the Supper" is up. */
const isOverdue = ({ clocks, scene }: ResolutionDraft, what: string): boolean => {
  const words =
    due
      .exec(what)?.[1]
      ?.toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const over = [...clocks.values()].filter((clock) => clock.visibility === "known" && isOver(clock, minutesAt(scene.time)));
  return words.some((word) => over.some(({ name }) => name.toLowerCase().includes(word)));
};

/** "Until dawn", once the dawn after it was promised has come. */
const isAfter = ({ scene }: ResolutionDraft, { to, made }: Fact["object"]): boolean => {
  const due = typeof made === "number" ? dueTime(text(to), made) : null;
  return due !== null && minutesAt(scene.time) >= due;
};

const isOver = ({ deadline, value, max, direction }: Clock, now: number): boolean =>
  deadline === null ? direction === "down" && max > 0 && value === 0 : minutesAt(deadline) <= now;

/** When something is due, at the end of what is promised. */
const due = /\b(?:before|until|till|by|in time for|bis|vor) ((?:[\p{L}'’-]+ ?){1,4})$/iu;
