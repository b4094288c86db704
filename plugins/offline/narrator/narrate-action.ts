import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { isMadeForActor } from "freeform-rpg/plugins/turn/effects/lib";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { isShowing } from "freeform-rpg/plugins/turn/scene/lib";
import { attrOf, callEntity, callThing, findEntity, isPerson, possessiveOf } from "./cast.ts";
import { echoAction } from "./echo-action.ts";
import { familyOf, isSpoken } from "./families.ts";
import type { Family } from "./families.ts";
import type { Slots } from "./fill.ts";
import { howSaid } from "./how-said.ts";
import type { NarratedAction } from "./narrated-action.ts";
import { hasAnswer, narrateTalk } from "./narrate-talk.ts";
import { narrateFelling } from "./narrate-violence.ts";
import type { Voice } from "./voice.ts";
import { messagesOf } from "./messages.ts";

type Outcome = NarratorInput["outcomes"][number];

/** Looks up whom and what an outcome is about. */
export const readAction = (input: NarratorInput, outcome: Outcome): NarratedAction => ({
  outcome,
  family: familyFor(input, outcome),
  slots: readSlots(input, outcome),
  worked: outcome.band !== "failure" && outcome.band !== "botch",
});

/** People are not searched by being examined: that is a look. */
const familyFor = ({ packet }: NarratorInput, outcome: Outcome): Family => {
  const family = familyOf(outcome);
  const isClose = family === "search" && engineActions().find(outcome.action).verb !== "search";
  return isClose && isPerson(findEntity(packet, outcome.target_id)) ? "look" : family;
};

const readSlots = ({ packet }: NarratorInput, outcome: Outcome): Slots => {
  const { target_id, target_name } = outcome;
  if (target_id === packet.actor_id) return { target: messagesOf(packet).actions.yourself() };
  if (target_id === packet.scene.location_id) return {};
  const entity = findEntity(packet, target_id);
  // Where one flees to is not what one flees from.
  if (familyOf(outcome) === "flee" && entity?.type === "location") return {};
  // Whom one meets behind a move stands in no packet yet.
  if (entity === undefined && isSpoken(familyOf(outcome)) && /^\p{Lu}\S* \p{Lu}/u.test(target_name))
    return { target: target_name, who: target_name, their: "their" };
  if (isPerson(entity)) {
    const name = callEntity(entity);
    if (attrOf(entity, "dead") === "" && entity.attrs["dead"] !== true) return { target: name, who: name, their: possessiveOf(entity) };
    return { target: messagesOf(packet).actions.bodyOf(name) };
  }
  return target_name === "" ? {} : { target: entity ? callEntity(entity) : callThing(target_name) };
};

/** The action and its outcome, in one to three sentences. Where words are `quoted` and answered, the answer is outcome enough. */
export const narrateAction = (input: NarratorInput, action: NarratedAction, voice: Voice, quoted = false): string => {
  const shown = narrateShown(input, action);
  if (shown !== "") return shown;
  if (isSpoken(action.family) && isSettledByAnswer(input, action)) return quoted ? "" : addressOf(input, action, voice);
  if (isTreated(input, action)) return voice.say("served", voice.messages.actions.served);
  const opened = plainOpening(input, action);
  if (opened !== "") return opened;
  const line = narrateFelling(input, action, voice) || narrateBand(input, action, voice);
  const echo = echoAction(action, voice.messages.actions);
  if (echo !== "" && isPlain(input, action)) return echo;
  if (echo !== "") return `${echo} ${line}`.trim();
  const { target } = action.slots;
  if (target === undefined || line.toLowerCase().includes(target.toLowerCase())) return line;
  const lead = voice.offer(`lead-${action.family}`, voice.messages.actions.leads[action.family] ?? [], action.slots);
  return `${lead} ${line}`.trim();
};

/** What opens without dice is opened, and no more is to be said of it; empty for the rest. */
export const plainOpening = ({ must_tell, also_happened }: NarratorInput, { outcome, family, worked }: NarratedAction): string => {
  if (!worked || outcome.rolled || family !== "use" || !engineActions().is(outcome.action, "opening")) return "";
  const events = [...must_tell, ...also_happened];
  const isOpened = events.some(({ type, details }) => type === "state_changed" && details["state"] === "open");
  return isOpened ? (events.find(({ type }) => type === "action_succeeded")?.text ?? "") : "";
};

/** "You show the drop note to Sefa": what is shown without dice is shown, and who sees it answers; empty for the rest. */
export const narrateShown = ({ must_tell, also_happened }: NarratorInput, { outcome, worked }: NarratedAction): string =>
  worked && !outcome.rolled && isShowing(outcome.action)
    ? ([...must_tell, ...also_happened].find(({ type }) => type === "action_succeeded")?.text ?? "")
    : "";

/** How the words are put where only their answer follows: what is not asked is no question. */
const addressOf = (input: NarratorInput, action: NarratedAction, voice: Voice): string => {
  const { outcome, slots } = action;
  const asks = engineActions().is(outcome.action, "asking") || asking.test(outcome.details);
  const way = howSaid(input, action);
  if (way !== undefined) return voice.say(`${way}-${asks ? "asked" : "told"}`, voice.messages.voices[way][asks ? "asked" : "told"], slots);
  return asks ? voice.say("address", voice.messages.talk.addresses, slots) : voice.say("remark", voice.messages.talk.remarks, slots);
};

const asking = /\?|\b(?:asks?|question|demand|beg|who|whom|whose|what|where|when|why|how|whether)\b/i;

/** What simply happened is said by its own words: more would only fill the line. */
const isPlain = (input: NarratorInput, { family, outcome, slots }: NarratedAction): boolean => {
  if (outcome.rolled) return false;
  if (family === "gesture") return slots["who"] === undefined || isAddressed(input, outcome) || isAnswered(input, outcome);
  return outcome.band === "success" && (family === "use" || (family === "give" && engineActions().is(outcome.action, "dropping")));
};

/** A gesture to whom words follow in the same turn: their answer is answer enough. */
const isAddressed = ({ outcomes }: NarratorInput, { target_id, position }: Outcome): boolean =>
  outcomes.some((other) => other.target_id === target_id && other.position !== position && isSpoken(familyOf(other)));

/** A courtesy that somebody answers. */
const isAnswered = ({ must_tell }: NarratorInput, { target_id }: Outcome): boolean =>
  must_tell.some(({ details }) => details["answered"] === true && details["entity_id"] === target_id);

/** A refusal and any answer without dice say by themselves how it went. */
const isSettledByAnswer = (input: NarratorInput, action: NarratedAction): boolean =>
  action.slots["who"] !== undefined &&
  hasAnswer(input, action) &&
  (!action.outcome.rolled || input.must_tell.some(({ details }) => details["refused"] === true || details["answered"] === true));

const narrateBand = (input: NarratorInput, action: NarratedAction, voice: Voice): string => {
  const { family, outcome, slots, worked } = action;
  if (isSpoken(family) && slots["target"] !== undefined && slots["who"] === undefined)
    return voice.say("mute", voice.messages.talk.muteAnswers, slots);
  if (family === "give" && isPaidOrLeft(input, outcome)) return "";
  const news = input.must_tell.some(({ type }) => type === "fact_discovered");
  if (family === "talk" && worked && outcome.band !== "mixed" && !news) return narrateTalk(action, voice);
  return (
    (worked ? narrateSpecial(input, action, voice) : "") ||
    voice.say(`${family}-${outcome.band}`, voice.messages.outcomes[family][outcome.band], slots)
  );
};

/** A drink that is bought for somebody: it is brought, and nobody carries it over. */
const isTreated = ({ must_tell, also_happened }: NarratorInput, { worked, outcome }: NarratedAction): boolean =>
  worked && engineActions().is(outcome.action, "paying") && [...must_tell, ...also_happened].some(({ type }) => type === "entity_created");

/** Money that is paid, or that nobody takes: the event says so. */
const isPaidOrLeft = ({ must_tell, also_happened }: NarratorInput, { action }: Outcome): boolean =>
  engineActions().is(action, "paying") &&
  [...must_tell, ...also_happened].some(({ details }) => details["refused"] === true || typeof details["amount"] === "number");

/** Actions that worked and yet moved nothing, and the first look at all; empty for the rest. */
const narrateSpecial = (input: NarratorInput, { family, outcome, slots }: NarratedAction, voice: Voice): string => {
  const events = [...input.must_tell, ...input.also_happened];
  const lacks = (type: RunEventRecord["type"]): boolean => !has(events, type);
  const gotNothing = lacks("item_acquired") && !events.some(isMadeForActor);
  if (/^(?:take|theft)$/.test(family) && gotNothing)
    return has(input.must_tell, "nothing_changed") && slots["target"] !== undefined
      ? voice.messages.actions.hasAlready(slots["target"])
      : voice.say("empty-handed", voice.messages.actions.emptyHanded);
  if (family === "give" && lacks("item_lost"))
    return gotNothing ? narrateKept(outcome, voice) : voice.say("served", voice.messages.actions.served);
  if (family === "go" && lacks("scene_changed"))
    return voice.say("approach", voice.messages.actions.approaches, slots) || voice.say("pace", voice.messages.actions.paces);
  return family === "look" && input.packet.turn_no === 1 && isPlace(input, outcome)
    ? voice.say("first-look", voice.messages.actions.firstLooks)
    : "";
};

/** What was handed over or put down and changed no hands; empty for a payment. */
const narrateKept = ({ action }: Outcome, voice: Voice): string => {
  if (engineActions().is(action, "paying")) return "";
  return engineActions().is(action, "handing", "giving")
    ? voice.say("kept", voice.messages.actions.keptInHand)
    : voice.say("laid", voice.messages.actions.laidDown);
};

const isPlace = ({ packet }: NarratorInput, { target_id }: Outcome): boolean => target_id === "" || target_id === packet.scene.location_id;

const has = (events: readonly RunEventRecord[], type: RunEventRecord["type"]): boolean => events.some((event) => event.type === type);
