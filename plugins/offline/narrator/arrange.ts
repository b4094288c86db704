import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { findEntity } from "./cast.ts";
import { isHourLine, describeHour, describeAtmosphere, describeUnease } from "./describe-atmosphere.ts";
import { readAction } from "./narrate-action.ts";
import { isFind } from "./narrate-facts.ts";
import { narrateReaction } from "./narrate-reaction.ts";
import { narrateClosing, narrateStep } from "./narrate-step.ts";
import type { NarratedAction } from "./narrated-action.ts";
import { isViolent } from "./narrate-violence.ts";
import { quoteSpeech } from "./quote-speech.ts";
import { splitSentences } from "./sentences.ts";
import { orderStory } from "./story-order.ts";
import type { Voice } from "./voice.ts";

/** Words below which a turn gets a line of colour, and above which it gets none. */
const [lean, full] = [26, 110];

/** The turn's text in the order of its events. Paragraphs are parted by an empty line. */
export const arrange = (input: NarratorInput, voice: Voice): string => {
  if (isDead(input)) return narrateWithoutActor(input, voice);
  const actions = input.outcomes.map((outcome) => readAction(input, outcome));
  const { steps, closing } = orderStory(input, actions);
  const speaker =
    actions.findLast((action) => saysWords(action, input.speech)) ?? actions.find(({ slots }) => slots["who"] !== undefined) ?? actions[0];
  const body: string[] = actions.length === 0 ? [quoteSpeech(input, undefined, voice)] : [];
  const found = new Set<string>();
  let moved = false;
  for (const step of steps) {
    body.push(...narrateStep(input, step, { speaker, moved, found, told: body.join("\n") }, voice));
    if (step.kind === "action" && step.events.some(({ event }) => isFind(event))) found.add(step.action.outcome.target_id);
    moved ||= step.kind === "action" && step.events.some(({ event }) => event.type === "scene_changed");
  }
  return withColour(input, { actions, body, closing: narrateClosing(input, closing, voice), moved }, voice);
};

/** The words are said where they were typed: behind the steps that lead to whom they are for. */
const saysWords = ({ outcome }: NarratedAction, speech: string): boolean => {
  const words = bare(speech);
  const said = bare(outcome.details);
  return words !== "" && (said.includes(words) || (said.length >= shortest && words.includes(said)));
};

/** Letters of an action's words that are surely those that were said. */
const shortest = 12;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const isDead = ({ packet }: NarratorInput): boolean => findEntity(packet, packet.actor_id)?.attrs["dead"] === true;

/** The dead do nothing; the place goes on without them. */
const narrateWithoutActor = (input: NarratorInput, voice: Voice): string =>
  paragraphs(
    [
      [...new Set(input.blocked.map(({ reason }) => reason))].join(" "),
      describeHour(input, voice),
      ...input.must_tell.map(({ text }) => text),
    ],
    voice,
  );

interface Draft {
  readonly actions: readonly NarratedAction[];
  readonly body: readonly string[];
  readonly closing: readonly string[];
  readonly moved: boolean;
}

/** Adds at most one line: how others take it, else what presses, else the hour or the place where little happened. */
const withColour = (input: NarratorInput, draft: Draft, voice: Voice): string => {
  const { actions, body, closing, moved } = draft;
  const size = countWords([...body, ...closing].join(" "));
  const opening = size < full && mayOpenOnHour(input, actions) && voice.chance("opening", 0.15) ? describeHour(input, voice) : "";
  if (opening !== "") return paragraphs([join([opening, body[0] ?? ""]), ...body.slice(1), ...closing], voice);
  const reaction = !moved && size < full ? narrateReaction(input, actions, voice) : "";
  if (reaction !== "") return paragraphs([...body, reaction, ...closing], voice);
  if (isEventful(input)) return paragraphs([...body, ...closing], voice);
  return paragraphs(
    [...body, ...closing, narrateTension(input, draft, voice) || (size < lean ? describeMoment(input, moved, voice) : "")],
    voice,
  );
};

/** Beside something that has just come about, a push or a view of the place would only be in its way. */
const isEventful = ({ must_tell }: NarratorInput): boolean =>
  must_tell.some(({ type }) => !type.startsWith("action_") && type !== "scene_changed");

const describeMoment = (input: NarratorInput, moved: boolean, voice: Voice): string => {
  const lines = moved ? [describeHour] : [describeAtmosphere, describeUnease, describeHour];
  for (const line of lines) {
    const text = line(input, voice);
    if (text !== "") return text;
  }
  return "";
};

/** After a move a push would speak of what was before it. */
const narrateTension = ({ tension_move }: NarratorInput, { moved }: Draft, voice: Voice): string =>
  moved || voice.isStale(tension_move) ? "" : voice.offer("tension", [tension_move]);

/** The hour opens neither the first turn nor two running, and never one in which people are hurt. */
const mayOpenOnHour = (input: NarratorInput, actions: readonly NarratedAction[]): boolean => {
  const [last = ""] = splitSentences(input.packet.recent_events.at(-1)?.text ?? "");
  return input.packet.turn_no > 1 && !isHourLine(last) && !isViolent(input, actions) && input.speech === "";
};

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const join = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== "").join(" ");

const paragraphs = (parts: readonly string[], { messages }: Voice): string =>
  parts.filter((part) => part.trim() !== "").join("\n\n") || messages.sights.nothingElse();
