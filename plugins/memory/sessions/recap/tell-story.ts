import { sentencesOf } from "freeform-rpg/language";
import type { Happening } from "../notes/happening.ts";
import { messages } from "../messages.ts";
import { pickWeighty } from "../summaries/condense.ts";

/** Events that a story is told by: what was found out, decided, promised and lost, and where the party went. */
const told: ReadonlySet<Happening["type"]> = new Set([
  "scene_changed",
  "fact_discovered",
  "fact_established",
  "clock_triggered",
  "story_triggered",
  "threat_resolved_against_player",
  "promise_made",
  "promise_kept",
  "promise_broken",
  "party_changed",
  "harm_taken",
  "item_acquired",
  "story_ended",
]);

/** The most characters of a story, and its language. */
export interface StoryOptions {
  readonly maxLength: number;
  readonly language: string | null | undefined;
}

/** What happened in some turns that mattered, in its order, a paragraph for each stay at a place, and what was settled by it. Empty where nothing did. */
export const tellStory = (happenings: readonly Happening[], { maxLength, language }: StoryOptions): string => {
  const kept = happenings
    .filter((one, at) => told.has(one.type) && !isPassing(one, happenings.slice(at + 1)) && isFirst(one, happenings.slice(0, at)))
    .map((one) => ({ ...one, text: leadOf(one) }));
  const isMove = ({ type }: Happening): boolean => type === "scene_changed";
  const events = kept.filter((one) => !isMove(one));
  const chosen = new Set(pickWeighty(events, maxLength));
  const stays = staysIn(kept.filter((one) => isMove(one) || chosen.has(one)));
  return [...stays.map((stay) => tellStay(stay, language)), ...tellSettled(happenings, language)].join("\n\n");
};

/** Of a way over several places only its end is told, and of things only what is still carried. */
const isPassing = ({ type, turn_no, item_id }: Happening, later: readonly Happening[]): boolean => {
  if (type === "scene_changed") return later.some((next) => next.type === "scene_changed" && next.turn_no === turn_no);
  return type === "item_acquired" && item_id !== undefined && later.some((next) => next.type === "item_lost" && next.item_id === item_id);
};

/** What is picked up again was told of when it first was. */
const isFirst = ({ type, item_id }: Happening, earlier: readonly Happening[]): boolean =>
  type !== "item_acquired" || item_id === undefined || !earlier.some((before) => before.item_id === item_id);

/** Of an arrival it is not told who is there. Words of a DM or a handout need not end as a sentence does. */
const leadOf = ({ type, text }: Happening): string => {
  const said = type === "scene_changed" ? (sentencesOf(text)[0] ?? text).trim() : text.trim();
  return /[.!?…]["”“»«'’)]*$/.test(said) ? said : `${said}.`;
};

/** What happened at one place; `arrival` is absent where the story begins. */
interface Stay {
  readonly arrival?: string;
  readonly isBack: boolean;
  readonly events: readonly Happening[];
}

/** The stays in which something happened, and the last. */
const staysIn = (happenings: readonly Happening[]): Stay[] => {
  const starts = [0, ...happenings.flatMap(({ type }, at) => (type === "scene_changed" && at > 0 ? [at] : []))];
  const stays = starts.map((start, nth) => {
    const [first, ...events] = happenings.slice(start, starts[nth + 1]);
    const arrived = first?.type === "scene_changed";
    if (!arrived) return { isBack: false, events: first === undefined ? [] : [first, ...events] };
    const isBack = happenings.slice(0, start).some(({ type, text }) => type === "scene_changed" && text === first.text);
    return { arrival: first.text, isBack, events };
  });
  return stays.filter(({ events }, at) => events.length > 0 || (at === stays.length - 1 && happenings.length > 0));
};

/** Where they came to, what happened there, and what they took along. */
const tellStay = ({ arrival, isBack, events }: Stay, language: StoryOptions["language"]): string => {
  const { backAgain, thingIn, takeAlong } = messages.in(language);
  const thingOf = ({ type, text }: Happening): string | null => (type === "item_acquired" ? thingIn(text) : null);
  const things = events.flatMap((event) => thingOf(event) ?? []);
  const others = events.filter((event) => thingOf(event) === null).map(({ text }) => text);
  const fresh = things.filter((thing) => !others.some((sentence) => sentence.includes(thing)));
  return [
    arrival === undefined ? "" : isBack ? backAgain(arrival) : arrival,
    ...others,
    fresh.length === 0 ? "" : takeAlong([...new Set(fresh)]),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};

/** The matters that were settled, and those that were lost. */
const tellSettled = (happenings: readonly Happening[], language: StoryOptions["language"]): string[] => {
  const { settled, lost } = messages.in(language);
  const matters = (status: string): string[] => [
    ...new Set(happenings.flatMap((one) => (one.ended === status && one.matter !== undefined ? [one.matter] : []))),
  ];
  const [done, missed] = [matters("resolved"), matters("failed")];
  return [...(done.length === 0 ? [] : [settled(done)]), ...(missed.length === 0 ? [] : [lost(missed)])];
};
