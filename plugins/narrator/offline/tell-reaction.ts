import type { NarratorInput } from "../narrator-input.ts";
import { callEntity, moodOf, peopleHere, possessiveOf, trustIn } from "./cast.ts";
import { answers, idling, impressed, unimpressed } from "./people-lines.ts";
import type { Deed } from "./tell-outcome.ts";
import { isAftermath, isViolent, tellAftermath, tellAlarm } from "./tell-violence.ts";
import type { Voice } from "./voice.ts";

const answering = new Set(["talk"]);
const covert = new Set(["stealth", "theft", "flee"]);
const watched = new Set(["fight", "force", "climb", "tech", "intimidate", "persuade", "deceive", "aid"]);

/** How somebody here takes it: at most one person, and nobody who acts in the turn's events already. */
export const tellReaction = (input: NarratorInput, deeds: readonly Deed[], voice: Voice): string => {
  const [deed] = deeds.toReversed();
  const acting = new Set(
    [...input.must_tell, ...input.also_happened].filter(({ type }) => type === "npc_action").map(({ details }) => details["entity_id"]),
  );
  if (isViolent(input, deeds)) return tellAlarm(input, deeds, acting, voice);
  const answer = deed && answering.has(deed.family) && deed.worked ? tellAnswer(input, deed, voice) : "";
  if (answer !== "") return answer;
  if (isAftermath(input)) return tellAftermath(input, acting, voice);
  // Idle business beside something that matters would only be in its way.
  if (input.must_tell.some(({ type }) => !type.startsWith("action_"))) return "";
  const [watcher, ...others] = peopleHere(input.packet).filter(
    ({ id }) => !acting.has(id) && !deeds.some(({ outcome }) => outcome.target_id === id),
  );
  if (!watcher) return "";
  const who = others[input.packet.turn_no % (others.length + 1)] ?? watcher;
  return tellWatcher(input, deed, { id: who.id, slots: { who: callEntity(who), their: possessiveOf(who) } }, voice);
};

const tellAnswer = ({ packet, must_tell }: NarratorInput, { outcome, slots }: Deed, voice: Voice): string => {
  // Who names somebody else to ask has answered.
  const answered = must_tell.some(({ type, details }) => type === "fact_discovered" || details["entity_id"] === outcome.target_id);
  if (slots["who"] === undefined || answered || !voice.chance("answer", 0.6)) return "";
  const trust = trustIn(packet, outcome.target_id);
  return voice.offer("answer", answers[trust > 1 ? "warm" : trust < -1 ? "cold" : "plain"], slots);
};

interface Watcher {
  readonly id: string;
  readonly slots: { readonly who: string; readonly their: string | undefined };
}

const tellWatcher = (input: NarratorInput, deed: Deed | undefined, { id, slots }: Watcher, voice: Voice): string => {
  // Who notices a covert success would contradict it; who comments on a covert failure is the events' to say.
  if (deed && covert.has(deed.family)) return "";
  if (deed?.outcome.rolled && watched.has(deed.family)) return voice.offer("watched", deed.worked ? impressed : unimpressed, slots);
  const sign = (input.packet.npc_agendas[id] ?? []).find((text) => !voice.isStale(text));
  if (sign !== undefined && voice.chance("sign", 0.6)) return voice.offer(`sign-${id}`, [signOf(sign, slots.who)]);
  return tellMood(input, id, slots, voice) || voice.offer("idling", idling, slots);
};

/** A sign that opens with its verb or with a pronoun is told with the name. */
const signOf = (sign: string, who: string): string =>
  /^\p{Ll}/u.test(sign) ? `${who} ${sign}` : sign.replace(/^(He|She|They)\b(?! (are|were|have)\b)/, who);

const tellMood = ({ packet }: NarratorInput, id: string, slots: Watcher["slots"], voice: Voice): string => {
  const mood = moodOf(packet.entities.find((entity) => entity.id === id));
  if (mood === "" || !voice.chance("mood", 0.4)) return "";
  const lines = ["{Who} looks on: {mood}.", "The impression {who} gives: {mood}.", "Your reading of {who}: {mood}."];
  return voice.offer("mood", lines, { ...slots, mood });
};
