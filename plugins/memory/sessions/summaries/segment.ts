import type { Summary } from "freeform-rpg/schemas";
import { sentencesOf } from "freeform-rpg/language";
import type { Happening } from "../notes/happening.ts";
import { condense, withoutRepeats } from "./condense.ts";

/** A run of turns in one place, to be summarised. */
export interface Segment {
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly happenings: readonly Happening[];
  readonly locationId: string;
  /** Active threads that players know of, each with its earlier summary. */
  readonly threads: readonly { readonly id: string; readonly earlier: Pick<Summary, "text" | "from_turn"> | null }[];
}

/** The maximum length of each kind of summary, in characters. */
export const maxLength = { scene: 420, thread: 700, arc: { 100: 600, 1000: 800 } } as const;

/** The number of turns in an arc. */
export type ArcLength = keyof (typeof maxLength)["arc"];

/** Summarises a segment: its scene, and each thread that progressed in it. */
export const summariseSegment = (segment: Segment): Summary[] => [...summariseScene(segment), ...summariseThreads(segment)];

const summariseScene = ({ fromTurn, toTurn, happenings, locationId }: Segment): Summary[] => {
  const text = condense(happenings, maxLength.scene);
  return text === "" ? [] : [{ id: `scene-${fromTurn}`, scope: "scene", scope_id: locationId, text, from_turn: fromTurn, to_turn: toTurn }];
};

const summariseThreads = ({ threads, happenings, fromTurn, toTurn }: Segment): Summary[] =>
  threads.flatMap(({ id, earlier }) => {
    const fresh = happeningsOfThread(id, happenings);
    if (fresh.length === 0) return [];
    const text = withinLimit([...(earlier === null ? [] : sentencesOf(earlier.text)), ...fresh.map((one) => one.text)]);
    return [
      { id: `thread-${id}`, scope: "thread" as const, scope_id: id, text, from_turn: earlier?.from_turn ?? fromTurn, to_turn: toTurn },
    ];
  });

const moving: readonly Happening["type"][] = [
  "fact_discovered",
  "clock_triggered",
  "story_triggered",
  "item_acquired",
  "item_lost",
  "harm_taken",
];

/** The events of turns in which the thread progressed. */
const happeningsOfThread = (thread: string, happenings: readonly Happening[]): Happening[] => {
  const turns = new Set(happenings.filter(({ thread_id }) => thread_id === thread).map(({ turn_no }) => turn_no));
  return withoutRepeats(happenings.filter(({ turn_no, type }) => turns.has(turn_no) && moving.includes(type)));
};

/** The newest sentences that fit, without repeats. */
const withinLimit = (sentences: readonly string[]): string => {
  const fitting: string[] = [];
  let left: number = maxLength.thread;
  for (const sentence of new Set(sentences.toReversed())) {
    left -= sentence.length + 1;
    if (left < 0 && fitting.length > 0) break;
    fitting.unshift(sentence);
  }
  return fitting.join(" ");
};

/** Summarises the hundred or thousand turns that end with `to_turn`. */
export const summariseArc = (length: ArcLength, to_turn: number, happenings: readonly Happening[]): Summary[] => {
  const text = condense(happenings, maxLength.arc[length]);
  const from_turn = to_turn - length + 1;
  return text === "" ? [] : [{ id: `arc-${length}-${to_turn}`, scope: "arc", scope_id: String(length), text, from_turn, to_turn }];
};
