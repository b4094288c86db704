import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionNotice } from "freeform-rpg/schemas";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { callEntity, moodOf, peopleHere, possessiveOf, trustIn } from "./cast.ts";
import type { NarratedAction } from "./narrated-action.ts";
import { isAftermath, isViolent, narrateAftermath, narrateAlarm } from "./narrate-violence.ts";
import type { Voice } from "./voice.ts";

/** How conspicuous an action is. Outcomes of older turns do not carry it. */
const noticeOf = ({ outcome }: NarratedAction): ActionNotice => outcome.notice ?? engineActions().find(outcome.action).notice;

/** How somebody here takes it: at most one person, and nobody who acts in the turn's events already. */
export const narrateReaction = (input: NarratorInput, actions: readonly NarratedAction[], voice: Voice): string => {
  const [action] = actions.toReversed();
  const acting = new Set(
    [...input.must_tell, ...input.also_happened].filter(({ type }) => type === "npc_action").map(({ details }) => details["entity_id"]),
  );
  if (isViolent(input, actions)) return narrateAlarm(input, actions, acting, voice);
  const answer = action && action.family === "talk" && action.worked ? narrateAnswer(input, action, voice) : "";
  if (answer !== "") return answer;
  if (isAftermath(input)) return narrateAftermath(input, acting, voice);
  // Idle business beside something that matters would only be in its way.
  if (input.must_tell.some(({ type }) => !type.startsWith("action_"))) return "";
  const [watcher, ...others] = peopleHere(input.packet).filter(
    ({ id }) => !acting.has(id) && !actions.some(({ outcome }) => outcome.target_id === id),
  );
  if (!watcher) return "";
  const who = others[input.packet.turn_no % (others.length + 1)] ?? watcher;
  return narrateWatcher(input, action, { id: who.id, slots: { who: callEntity(who), their: possessiveOf(who) } }, voice);
};

const narrateAnswer = (
  { packet, must_tell, also_happened, speech }: NarratorInput,
  { outcome, slots }: NarratedAction,
  voice: Voice,
): string => {
  // Who names somebody else to ask has answered.
  const answered =
    must_tell.some(({ type, details }) => type === "fact_discovered" || details["entity_id"] === outcome.target_id) ||
    also_happened.some(({ type }) => type === "knowledge_shared");
  // What is said and asks nothing wants no answer.
  const isStated = speech !== "" && !speech.includes("?");
  if (slots["who"] === undefined || answered || isStated || !voice.chance("answer", 0.6)) return "";
  const trust = trustIn(packet, outcome.target_id);
  return voice.offer("answer", voice.messages.people.answers[trust > 1 ? "warm" : trust < -1 ? "cold" : "plain"], slots);
};

interface Watcher {
  readonly id: string;
  readonly slots: { readonly who: string; readonly their: string | undefined };
}

const narrateWatcher = (input: NarratorInput, action: NarratedAction | undefined, { id, slots }: Watcher, voice: Voice): string => {
  // Who notices a covert success would contradict it; who comments on a covert failure is the events' to say.
  if (action && noticeOf(action) === "covert") return "";
  if (action?.outcome.rolled && noticeOf(action) === "striking")
    return voice.offer("watched", action.worked ? voice.messages.people.impressed : voice.messages.people.unimpressed, slots);
  // What people do for themselves is told of every other turn at most.
  if (input.packet.turn_no % 2 === 1) return "";
  const sign = (input.packet.npc_agendas[id] ?? []).find((text) => !voice.isStale(text));
  if (sign !== undefined && voice.chance("sign", 0.6)) return voice.offer(`sign-${id}`, [signOf(sign, slots.who)]);
  return narrateMood(input, id, slots, voice) || voice.offer("idling", voice.messages.people.idling, slots);
};

/** A sign that opens with its verb or with a pronoun is told with the name. */
const signOf = (sign: string, who: string): string =>
  /^\p{Ll}/u.test(sign) ? `${who} ${sign}` : sign.replace(/^(He|She|They)\b(?! (are|were|have)\b)/, who);

const narrateMood = ({ packet }: NarratorInput, id: string, slots: Watcher["slots"], voice: Voice): string => {
  const mood = moodOf(packet.entities.find((entity) => entity.id === id));
  if (mood === "" || voice.hasTold(mood) || !voice.chance("mood", 0.4)) return "";
  return voice.offer("mood", voice.messages.sights.moods, { ...slots, mood });
};
