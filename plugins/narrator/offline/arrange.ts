import { questionIn } from "freeform-rpg/plugins/interpreter";
import { answerQuestion } from "../answers/answer-question.ts";
import type { NarratorInput, ToldEvent } from "../narrator-input.ts";
import { findEntity } from "./cast.ts";
import { refusals, threadEnds } from "./lines.ts";
import { remind } from "./remind.ts";
import { tellArrival } from "./tell-arrival.ts";
import { splitSentences } from "./sentences.ts";
import { isHourLine, tellHour, tellPlaceColour, tellUnease } from "./tell-colour.ts";
import { tellEvents } from "./tell-events.ts";
import { finderOf, tellFacts } from "./tell-facts.ts";
import { readDeed, tellDeed } from "./tell-outcome.ts";
import type { Deed } from "./tell-outcome.ts";
import { tellReaction } from "./tell-reaction.ts";
import { tellSight } from "./tell-sight.ts";
import { tellSpeech } from "./tell-speech.ts";
import { isViolent } from "./tell-violence.ts";
import type { Voice } from "./voice.ts";

/** Words below which a turn gets more colour, and above which it gets none. */
const [lean, full] = [26, 110];

/** The turn's text: deeds first, then what they set off, the heaviest last. Paragraphs are parted by an empty line. */
export const arrange = (input: NarratorInput, voice: Voice): string => {
  if (isDead(input)) return tellWithoutActor(input, voice);
  const deeds = input.outcomes.map((outcome) => readDeed(input, outcome));
  const facts = eventsOf(input, "fact_discovered");
  const done = tellDeeds(input, deeds, facts, voice);
  const arrival = eventsOf(input, "scene_changed").map((event) => tellArrival(input, event, voice));
  const told = (type: ToldEvent["type"]) =>
    type === "scene_changed" || type.startsWith("action_") || (type === "fact_discovered" && !!finderOf(deeds));
  const inDeeds = new Set(deeds.flatMap((deed) => harmsTo(input, deed)));
  const owed = input.must_tell.filter((event) => !told(event.type) && !inDeeds.has(event));
  const heavy = owed.toSorted((a, b) => weightOf(a) - weightOf(b)).map((event) => tellHeavy(event, voice));
  const events = tellEvents(input, voice).join(" ");
  const body = [...done, tellBlocked(input, voice), ...arrival, events];
  // Beside something that has just come about, a push would speak of what was before it.
  const tail = owed.length > 0 ? heavy : [tellTension(input, arrival.length > 0, voice)];
  return withColour(input, { deeds, body, tail, moved: arrival.length > 0 }, voice);
};

const eventsOf = ({ must_tell }: NarratorInput, type: ToldEvent["type"]): ToldEvent[] => must_tell.filter((event) => event.type === type);

const tellDeeds = (input: NarratorInput, deeds: readonly Deed[], facts: readonly ToldEvent[], voice: Voice): string[] => {
  const foundBy = (deed: Deed): ToldEvent[] => facts.filter((fact) => finderOf(deeds, fact.details["method"]) === deed);
  const speaker = deeds.find(({ slots }) => slots["who"] !== undefined) ?? deeds[0];
  const told = deeds.map((deed) => {
    const topic = questionIn(deed.outcome);
    if (topic !== null) return answerQuestion(input.packet, topic);
    const speech = deed === speaker ? tellSpeech(input, deed, voice) : "";
    const sees =
      deed.worked && (deed.family === "look" || (deed.family === "search" && deed.outcome.target_id !== "" && foundBy(deed).length === 0));
    const sight = sees ? tellSight(input, deed, voice) : "";
    const harm = harmsTo(input, deed).map(({ text }) => text);
    return join([speech, tellDeed(input, deed, voice), ...harm, sight, tellFacts(input, deed, foundBy(deed), voice)]);
  });
  return deeds.length ? told : [tellSpeech(input, undefined, voice)];
};

/** What a deed did to the one it was done to: told with the deed. */
const harmsTo = ({ must_tell, packet }: NarratorInput, { outcome }: Deed): ToldEvent[] =>
  must_tell.filter(
    ({ type, details }) => type === "harm_taken" && outcome.target_id !== packet.actor_id && details["entity_id"] === outcome.target_id,
  );

const isDead = ({ packet }: NarratorInput): boolean => findEntity(packet, packet.actor_id)?.attrs["dead"] === true;

/** The dead do nothing; the place goes on without them. */
const tellWithoutActor = (input: NarratorInput, voice: Voice): string =>
  paragraphs([
    [...new Set(input.blocked.map(({ reason }) => reason))].join(" "),
    tellHour(input, voice),
    ...input.must_tell.map(({ text }) => text),
  ]);

/** What ends a life comes late, and what ends the story last. */
const weightOf = (event: ToldEvent): number => (event.type === "story_ended" ? 2 : Number(isFatal(event)));

/** A settled thread is told as settled; anything else by its own sentence. */
const tellHeavy = ({ type, text, details }: ToldEvent, voice: Voice): string => {
  const ending = type === "thread_updated" ? threadEnds[String(details["status"])] : undefined;
  const told = type === "story_ended" ? text : remind(text, voice);
  return join([ending === undefined ? "" : voice.offer(`thread-${String(details["status"])}`, ending), told]);
};

const isFatal = ({ details }: ToldEvent): boolean => details["fatal"] === true || details["state"] === "down";

const tellBlocked = ({ blocked }: NarratorInput, voice: Voice): string =>
  join([...new Set(blocked.map(({ reason }) => reason))].flatMap((reason) => [voice.offer("refusal", refusals), reason]));

/** The tension move speaks of the place that was; after a move it would speak of the wrong one. */
const tellTension = ({ tension_move, faults }: NarratorInput, moved: boolean, voice: Voice): string =>
  moved || faults.length > 0 || voice.isStale(tension_move) ? "" : voice.offer("tension", [tension_move]);

interface Draft {
  readonly deeds: readonly Deed[];
  readonly body: readonly string[];
  readonly tail: readonly string[];
  readonly moved: boolean;
}

const withColour = (input: NarratorInput, { deeds, body, tail, moved }: Draft, voice: Voice): string => {
  // A draft that was found fault with is told plainly: colour may have been what misled.
  if (input.faults.length > 0) return paragraphs([...body, ...tail]);
  const size = () => countWords([...body, ...tail, ...extra].join(" "));
  const extra: string[] = [];
  const opening = size() < full && mayOpenOnHour(input, deeds) && voice.chance("opening", 0.3) ? tellHour(input, voice) : "";
  extra.push(opening);
  const reaction = !moved && size() < full ? tellReaction(input, deeds, voice) : "";
  extra.push(reaction);
  const closing: string[] = [];
  for (const colour of moved ? [tellHour] : [tellPlaceColour, tellUnease, tellHour]) {
    if (size() < lean) closing.push(colour(input, voice));
    extra.splice(2, extra.length, ...closing);
  }
  const [first = "", ...rest] = body.filter((part) => part !== "");
  return paragraphs([join([opening, first]), ...rest, reaction, join(closing), ...tail]);
};

/** The hour opens neither the first turn nor two running, and never one in which people are hurt. */
const mayOpenOnHour = (input: NarratorInput, deeds: readonly Deed[]): boolean => {
  const [last = ""] = splitSentences(input.packet.recent_events.at(-1)?.text ?? "");
  return input.packet.turn_no > 1 && !isHourLine(last) && !isViolent(input, deeds) && input.speech === "";
};

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const join = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== "").join(" ");

const paragraphs = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== "").join("\n\n") || "The moment passes.";
