import { wordsOf } from "freeform-rpg/language";
import { entityById, isCreature, isGone } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, Thread } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { endThread, matterOf, trustIn } from "freeform-rpg/plugins/turn/effects/lib";

/** From this much trust or distrust on, of ten, the question how two stand is answered. */
const line = 5;

/**
 * Ends the active questions between people and the dilemmas that this turn settled: trust between the actor and the only person of
 * one crossed the line, someone whom it is about is gone, or the player said aloud what they choose.
 */
export const endTies = (draft: ResolutionDraft): void => {
  for (const thread of draft.world.threads) {
    if (thread.status !== "active" || thread.visibility !== "known") continue;
    const people = draft.world.entities.filter((one) => isCreature(one) && thread.related_entity_ids.includes(one.id));
    if (thread.type === "RELATIONSHIP") endQuestion(draft, thread, people);
    if (thread.type === "MORAL") endDilemma(draft, thread, people);
  }
};

const endQuestion = (draft: ResolutionDraft, thread: Thread, people: readonly Entity[]): void => {
  const lost = people.find((one) => isLost(draft, one));
  const others = people.filter(({ id }) => id !== draft.world.actor_id);
  const [other] = others;
  if (lost !== undefined) endThread(draft, thread, "failed", `gone: ${lost.name}`);
  else if (other !== undefined && others.length === 1) {
    const [before, after] = [trustIn(draft.start, other.id), trustIn(draft.world, other.id)];
    if (before < line && after >= line) endThread(draft, thread, "resolved", `trust: ${other.name}`);
    if (before > -line && after <= -line) endThread(draft, thread, "failed", `distrust: ${other.name}`);
  }
};

const endDilemma = (draft: ResolutionDraft, thread: Thread, people: readonly Entity[]): void => {
  const lost = people.find((one) => isLost(draft, one));
  if (isChosen(draft, thread)) endThread(draft, thread, "resolved", "chosen");
  else if (lost !== undefined) endThread(draft, thread, "failed", `gone: ${lost.name}`);
};

/** Gone since this turn: whoever was gone before took nothing with them now. */
const isLost = ({ start }: ResolutionDraft, now: Entity): boolean => {
  const before = entityById(start, now.id);
  return before !== undefined && !isGone(before) && isGone(now);
};

/** "I choose to seal the false number": a choice, with three words of the dilemma. */
const isChosen = ({ ruling: { speech, intent } }: ResolutionDraft, thread: Thread): boolean => {
  const choice =
    /\b(?:i|we)(?:'ve| have|'ll| will)? (?:choose|chose|chosen|decide|decided|swear|made (?:my|our) choice|side with)\b[^.!?]*/i.exec(
      `${speech}. ${intent}`,
    );
  const told = new Set(longWords(choice?.[0] ?? ""));
  return choice !== null && new Set(longWords(matterOf(thread)).filter((word) => told.has(word))).size >= 3;
};

const longWords = (text: string): string[] => wordsOf(text).filter((word) => word.length > 3);
