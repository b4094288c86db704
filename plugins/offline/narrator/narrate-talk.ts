import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import type { NarratedAction } from "./narrated-action.ts";
import { topicIn } from "./topic-in.ts";
import type { Voice } from "./voice.ts";

/** Talk that brought nothing new: told by what was asked about, or as words that were taken in. */
export const narrateTalk = ({ outcome, slots }: NarratedAction, voice: Voice): string => {
  const { unheard, takenIn, smallTalk, noNews } = voice.messages.talk;
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
