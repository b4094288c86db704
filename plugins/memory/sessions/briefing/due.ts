import { shorten } from "freeform-rpg/language";
import { isOverdue } from "freeform-rpg/schemas/campaign";
import type { GameState } from "freeform-rpg/schemas";
import type { Due } from "./briefing.ts";
import { toRunningClock } from "./clocks.ts";
import type { BriefingMessages } from "./messages.ts";

/** A clock is due when at most this many steps are left, or this many minutes. */
const [nearSteps, nearMinutes] = [1, 60];

/** What is about to happen or waits to: threats, clocks at the edge, promises, overdue threads. */
export const findDue = (state: GameState, turn: number, says: BriefingMessages): readonly Due[] => [
  ...dueThreats(state, turn, says),
  ...dueClocks(state, says),
  ...duePromises(state, says),
  ...dueThreads(state, turn, says),
];

const dueThreats = ({ threats }: GameState, turn: number, says: BriefingMessages): Due[] =>
  threats
    .filter(({ status }) => status === "pending")
    .toSorted((a, b) => a.created_turn - b.created_turn)
    .map(({ id, text, created_turn }) => ({
      kind: "threat",
      id,
      text: turn > created_turn ? says.threatSince(text, created_turn) : text,
    }));

const dueClocks = ({ clocks, scene }: GameState, says: BriefingMessages): Due[] =>
  clocks
    .map((clock) => toRunningClock(clock, scene[0]?.time ?? null))
    .filter(({ next, value, minutesLeft }) =>
      minutesLeft === null ? next !== null && Math.abs(next.at - value) <= nearSteps : minutesLeft >= 0 && minutesLeft <= nearMinutes,
    )
    .map(({ id, name, value, max, next, minutesLeft }) => {
      const when = minutesLeft === null ? says.reading(value, max) : says.inMinutes(minutesLeft);
      return { kind: "clock", id, text: `${name}, ${when}${next === null ? "" : `: ${next.text}`}` };
    });

const duePromises = ({ facts, entities }: GameState, says: BriefingMessages): Due[] =>
  facts
    .filter(
      ({ predicate, tags, object, ended_turn }) =>
        (predicate === "promised" || tags.includes("promise")) && ended_turn === null && object["kept"] !== true,
    )
    .map(({ id, subject_id, object }) => {
      const who = entities.find((entity) => entity.id === subject_id)?.name ?? null;
      return {
        kind: "promise",
        id,
        text: says.promised(who, typeof object["text"] === "string" ? object["text"] : JSON.stringify(object)),
      };
    });

const dueThreads = ({ threads }: GameState, turn: number, says: BriefingMessages): Due[] =>
  threads
    .filter((thread) => isOverdue(thread, turn))
    .toSorted((a, b) => a.progressed_turn - b.progressed_turn)
    .map(({ id, title, progressed_turn }) => ({
      kind: "thread",
      id,
      text: says.overdue(turn - progressed_turn, shorten(title, 110)),
    }));
