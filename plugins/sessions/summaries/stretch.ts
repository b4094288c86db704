import type { Summary } from "freeform-rpg/schemas";
import type { Happening } from "../notes/happening.ts";
import { condense, eachOnce } from "./condense.ts";

/** A stretch of turns in one place, to be summed up. */
export interface Stretch {
  readonly from_turn: number;
  readonly to_turn: number;
  readonly happenings: readonly Happening[];
  readonly location_id: string;
  /** Threads that players know of and that run, each with what was told of it before. */
  readonly threads: readonly { readonly id: string; readonly told: Pick<Summary, "text" | "from_turn"> | null }[];
}

/** Most characters of each kind of summary. */
const most = { scene: 420, thread: 700, arc: { 100: 600, 1000: 800 } } as const;

/** Turns that an arc holds. */
export type ArcLength = keyof (typeof most)["arc"];

/** Sums up a stretch: its scene, and each thread that moved in it. */
export const sumUpStretch = (stretch: Stretch): Summary[] => [...sumUpScene(stretch), ...sumUpThreads(stretch)];

const sumUpScene = ({ from_turn, to_turn, happenings, location_id }: Stretch): Summary[] => {
  const text = condense(happenings, most.scene);
  return text === "" ? [] : [{ id: `scene-${from_turn}`, scope: "scene", scope_id: location_id, text, from_turn, to_turn }];
};

const sumUpThreads = ({ threads, happenings, from_turn, to_turn }: Stretch): Summary[] =>
  threads.flatMap(({ id, told }) => {
    const fresh = bearingOn(id, happenings);
    if (fresh.length === 0) return [];
    const text = withinLimit([...(told === null ? [] : sentencesOf(told.text)), ...fresh.map((one) => one.text)]);
    return [{ id: `thread-${id}`, scope: "thread" as const, scope_id: id, text, from_turn: told?.from_turn ?? from_turn, to_turn }];
  });

const moving: readonly Happening["type"][] = ["fact_discovered", "clock_triggered", "item_acquired", "item_lost", "harm_taken"];

/** What happened in turns in which the thread moved. */
const bearingOn = (thread: string, happenings: readonly Happening[]): Happening[] => {
  const turns = new Set(happenings.filter(({ thread_id }) => thread_id === thread).map(({ turn_no }) => turn_no));
  return eachOnce(happenings.filter(({ turn_no, type }) => turns.has(turn_no) && moving.includes(type)));
};

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) => segment.trim());

/** The newest sentences that fit, each once. */
const withinLimit = (sentences: readonly string[]): string => {
  const kept: string[] = [];
  let left: number = most.thread;
  for (const sentence of new Set(sentences.toReversed())) {
    left -= sentence.length + 1;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(sentence);
  }
  return kept.join(" ");
};

/** Sums up a hundred or a thousand turns, which end with `to_turn`. */
export const sumUpArc = (length: ArcLength, to_turn: number, happenings: readonly Happening[]): Summary[] => {
  const text = condense(happenings, most.arc[length]);
  const from_turn = to_turn - length + 1;
  return text === "" ? [] : [{ id: `arc-${length}-${to_turn}`, scope: "arc", scope_id: String(length), text, from_turn, to_turn }];
};
