import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import type { NarratedAction } from "./narrated-action.ts";
import { topicIn } from "./topic-in.ts";
import type { Voice } from "./voice.ts";

/** Talk that brought nothing new: told by what was asked about, or as words that were taken in. */
export const narrateTalk = ({ outcome, slots }: NarratedAction, voice: Voice): string => {
  if (slots["who"] === undefined) return voice.say("unheard", unheard);
  if (engineActions().find(outcome.action).verb === "say") return voice.say("said", takenIn, slots);
  const topic = topicIn(outcome.details);
  return topic === "" ? voice.say("small-talk", smallTalk, slots) : voice.say("no-news", noNews, { ...slots, topic });
};

/** What others do or say about words to them: told in the paragraph of the words. */
export const isTalkEvent = ({ type, details }: RunEventRecord): boolean =>
  details["agent_id"] !== undefined ||
  ["knowledge_shared", "promise_made", "promise_kept", "promise_broken", "party_changed"].includes(type) ||
  (type === "npc_action" && ["refused", "withheld", "answered", "lead_id"].some((name) => details[name] !== undefined)) ||
  (type === "nothing_changed" && details["entity_id"] !== undefined);

/** True when the person spoken to has answered in the events: then a line of the tables would answer for them a second time. */
export const hasAnswer = ({ must_tell, also_happened }: NarratorInput, { outcome }: NarratedAction): boolean =>
  [...must_tell, ...also_happened].some(
    (event) => isTalkEvent(event) || (event.type === "fact_discovered" && event.details["told_by"] === outcome.target_id),
  );

/** How words are put to someone whose answer follows. */
export const addresses: readonly string[] = [
  "You turn to {who}.",
  "You put it to {who}.",
  "You ask {who} straight out.",
  "You take it to {who}.",
  "You wait for {who} to look up, and ask.",
  "You catch {who}'s eye.",
];

/** How words that ask nothing are said to someone who answers them. */
export const remarks: readonly string[] = [
  "You turn to {who}.",
  "You have a word with {who}.",
  "You catch {who}'s eye, and say it.",
  "You say so to {who}.",
];

const noNews: readonly string[] = [
  "Of {topic} {who} can tell you no more than you know.",
  "You ask about {topic}. {Who} thinks it over, honestly enough, and comes back with nothing.",
  "On {topic} {who} is no use to you, and is the first to say so.",
  "You ask about {topic}, and ask again in other words. {Who} has only the one answer, and it is no.",
  "You bring up {topic}. {Who} lets it lie where you put it.",
  "About {topic} there is a shrug to be had from {who}, and you have it.",
];

const smallTalk: readonly string[] = [
  "You and {who} exchange the kind of words that keep a place warm.",
  "{Who} hears you out, and gives you as much as was asked for.",
  "You talk for a while. {Who} is not sorry for the company.",
  "{Who} answers, not at length, but straight.",
  "It is an easy enough talk, and {who} stays for it.",
  "{Who} has time for you, if not much to fill it with.",
];

const takenIn: readonly string[] = [
  "{Who} takes it in, and gives nothing back.",
  "{Who} hears it, and lets it lie where it fell.",
  "It is said. {Who} looks at you as one looks at a bill.",
  "{Who} nods, which may mean anything.",
  "You watch it arrive. {Who} does not say what it has found there.",
];

const unheard: readonly string[] = [
  "Your words go out into the place, and the place keeps them.",
  "Nobody takes it up.",
  "You have said it, at any rate.",
  "It hangs in the air for as long as such things do.",
];
