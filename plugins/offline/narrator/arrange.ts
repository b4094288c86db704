import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import { answerQuestion } from "./answers/answer-question.ts";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { findEntity } from "./cast.ts";
import { refusals, threadEnds } from "./lines.ts";
import { remind } from "./remind.ts";
import { narrateArrival } from "./narrate-arrival.ts";
import { splitSentences } from "./sentences.ts";
import { isHourLine, describeHour, describeAtmosphere, describeUnease } from "./describe-atmosphere.ts";
import { narrateEvents } from "./narrate-events.ts";
import { finderOf, narrateFacts } from "./narrate-facts.ts";
import { readAction, narrateAction } from "./narrate-action.ts";
import type { NarratedAction } from "./narrated-action.ts";
import { narrateReaction } from "./narrate-reaction.ts";
import { describeSight } from "./describe-sight.ts";
import { quoteSpeech } from "./quote-speech.ts";
import { isViolent } from "./narrate-violence.ts";
import type { Voice } from "./voice.ts";

/** Words below which a turn gets more colour, and above which it gets none. */
const [lean, full] = [26, 110];

/** The turn's text: actions first, then what they set off, the heaviest last. Paragraphs are parted by an empty line. */
export const arrange = (input: NarratorInput, voice: Voice): string => {
  if (isDead(input)) return narrateWithoutActor(input, voice);
  const deeds = input.outcomes.map((outcome) => readAction(input, outcome));
  const facts = eventsOf(input, "fact_discovered");
  const done = narrateActions(input, deeds, facts, voice);
  const arrival = eventsOf(input, "scene_changed").map((event) => narrateArrival(input, event, voice));
  const told = (type: RunEventRecord["type"]) =>
    type === "scene_changed" || type.startsWith("action_") || (type === "fact_discovered" && !!finderOf(deeds));
  const inDeeds = new Set(deeds.flatMap((deed) => harmsTo(input, deed)));
  const owed = input.must_tell.filter((event) => !told(event.type) && !inDeeds.has(event));
  const heavy = owed.toSorted((a, b) => weightOf(a) - weightOf(b)).map((event) => narrateHeavyEvent(event, voice));
  const events = narrateEvents(input, voice).join(" ");
  const body = [...done, narrateBlocked(input, voice), ...arrival, events];
  // Beside something that has just come about, a push would speak of what was before it.
  const tail = owed.length > 0 ? heavy : [narrateTension(input, arrival.length > 0, voice)];
  return withColour(input, { deeds, body, tail, moved: arrival.length > 0 }, voice);
};

const eventsOf = ({ must_tell }: NarratorInput, type: RunEventRecord["type"]): RunEventRecord[] =>
  must_tell.filter((event) => event.type === type);

const narrateActions = (
  input: NarratorInput,
  deeds: readonly NarratedAction[],
  facts: readonly RunEventRecord[],
  voice: Voice,
): string[] => {
  const foundBy = (deed: NarratedAction): RunEventRecord[] => facts.filter((fact) => finderOf(deeds, fact.details["method"]) === deed);
  const speaker = deeds.find(({ slots }) => slots["who"] !== undefined) ?? deeds[0];
  const told = deeds.map((deed) => {
    const topic = questionIn(deed.outcome);
    if (topic !== null) return answerQuestion(input.packet, topic);
    const speech = deed === speaker ? quoteSpeech(input, deed, voice) : "";
    const sees =
      deed.worked && (deed.family === "look" || (deed.family === "search" && deed.outcome.target_id !== "" && foundBy(deed).length === 0));
    const sight = sees ? describeSight(input, deed, voice) : "";
    const harm = harmsTo(input, deed).map(({ text }) => text);
    return join([speech, narrateAction(input, deed, voice), ...harm, sight, narrateFacts(input, deed, foundBy(deed), voice)]);
  });
  return deeds.length ? told : [quoteSpeech(input, undefined, voice)];
};

/** Effects of an action on its target: narrated with the action. */
const harmsTo = ({ must_tell, packet }: NarratorInput, { outcome }: NarratedAction): RunEventRecord[] =>
  must_tell.filter(
    ({ type, details }) => type === "harm_taken" && outcome.target_id !== packet.actor_id && details["entity_id"] === outcome.target_id,
  );

const isDead = ({ packet }: NarratorInput): boolean => findEntity(packet, packet.actor_id)?.attrs["dead"] === true;

/** The dead do nothing; the place goes on without them. */
const narrateWithoutActor = (input: NarratorInput, voice: Voice): string =>
  paragraphs([
    [...new Set(input.blocked.map(({ reason }) => reason))].join(" "),
    describeHour(input, voice),
    ...input.must_tell.map(({ text }) => text),
  ]);

/** What ends a life comes late, and what ends the story last. */
const weightOf = (event: RunEventRecord): number => (event.type === "story_ended" ? 2 : Number(isFatal(event)));

/** A settled thread is narrated as settled; any other event by its own sentence. */
const narrateHeavyEvent = ({ type, text, details }: RunEventRecord, voice: Voice): string => {
  const ending = type === "thread_updated" ? threadEnds[String(details["status"])] : undefined;
  const told = type === "story_ended" ? text : remind(text, voice);
  return join([ending === undefined ? "" : voice.offer(`thread-${String(details["status"])}`, ending), told]);
};

const isFatal = ({ details }: RunEventRecord): boolean => details["fatal"] === true || details["state"] === "down";

const narrateBlocked = ({ blocked }: NarratorInput, voice: Voice): string =>
  join([...new Set(blocked.map(({ reason }) => reason))].flatMap((reason) => [voice.offer("refusal", refusals), reason]));

/** The tension move speaks of the place that was; after a move it would speak of the wrong one. */
const narrateTension = ({ tension_move, violations }: NarratorInput, moved: boolean, voice: Voice): string =>
  moved || violations.length > 0 || voice.isStale(tension_move) ? "" : voice.offer("tension", [tension_move]);

interface Draft {
  readonly deeds: readonly NarratedAction[];
  readonly body: readonly string[];
  readonly tail: readonly string[];
  readonly moved: boolean;
}

const withColour = (input: NarratorInput, { deeds, body, tail, moved }: Draft, voice: Voice): string => {
  // A draft after violations is plain: colour may have been what misled.
  if (input.violations.length > 0) return paragraphs([...body, ...tail]);
  const size = () => countWords([...body, ...tail, ...extra].join(" "));
  const extra: string[] = [];
  const opening = size() < full && mayOpenOnHour(input, deeds) && voice.chance("opening", 0.3) ? describeHour(input, voice) : "";
  extra.push(opening);
  const reaction = !moved && size() < full ? narrateReaction(input, deeds, voice) : "";
  extra.push(reaction);
  const closing: string[] = [];
  for (const colour of moved ? [describeHour] : [describeAtmosphere, describeUnease, describeHour]) {
    if (size() < lean) closing.push(colour(input, voice));
    extra.splice(2, extra.length, ...closing);
  }
  const [first = "", ...rest] = body.filter((part) => part !== "");
  return paragraphs([join([opening, first]), ...rest, reaction, join(closing), ...tail]);
};

/** The hour opens neither the first turn nor two running, and never one in which people are hurt. */
const mayOpenOnHour = (input: NarratorInput, deeds: readonly NarratedAction[]): boolean => {
  const [last = ""] = splitSentences(input.packet.recent_events.at(-1)?.text ?? "");
  return input.packet.turn_no > 1 && !isHourLine(last) && !isViolent(input, deeds) && input.speech === "";
};

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const join = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== "").join(" ");

const paragraphs = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== "").join("\n\n") || "The moment passes.";
