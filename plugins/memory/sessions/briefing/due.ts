import { shorten } from "freeform-rpg/language";
import { isOverdue } from "freeform-rpg/schemas/campaign";
import type { GameState } from "freeform-rpg/schemas";
import type { Due } from "./briefing.ts";
import { toRunningClock } from "./clocks.ts";

/** A clock is due when at most this many steps are left, or this many minutes. */
const [nearSteps, nearMinutes] = [1, 60];

/** What is about to happen or waits to: threats, clocks at the edge, promises, overdue threads. */
export const findDue = (state: GameState, turn: number): readonly Due[] => [
  ...dueThreats(state, turn),
  ...dueClocks(state),
  ...duePromises(state),
  ...dueThreads(state, turn),
];

const dueThreats = ({ threats }: GameState, turn: number): Due[] =>
  threats
    .filter(({ status }) => status === "pending")
    .toSorted((a, b) => a.created_turn - b.created_turn)
    .map(({ id, text, created_turn }) => ({
      kind: "threat",
      id,
      text: `${text}${turn > created_turn ? ` (since turn ${created_turn})` : ""}`,
    }));

const dueClocks = ({ clocks, scene }: GameState): Due[] =>
  clocks
    .map((clock) => toRunningClock(clock, scene[0]?.time ?? null))
    .filter(({ next, value, minutesLeft }) =>
      minutesLeft === null ? next !== null && Math.abs(next.at - value) <= nearSteps : minutesLeft >= 0 && minutesLeft <= nearMinutes,
    )
    .map(({ id, name, value, max, next, minutesLeft }) => {
      const when = minutesLeft === null ? `${value} of ${max}` : `in ${minutesLeft} minutes`;
      return { kind: "clock", id, text: `${name}, ${when}${next === null ? "" : `: ${next.text}`}` };
    });

const duePromises = ({ facts, entities }: GameState): Due[] =>
  facts
    .filter(
      ({ predicate, tags, object, ended_turn }) =>
        (predicate === "promised" || tags.includes("promise")) && ended_turn === null && object["kept"] !== true,
    )
    .map(({ id, subject_id, object }) => {
      const who = entities.find((entity) => entity.id === subject_id)?.name ?? "Someone";
      return {
        kind: "promise",
        id,
        text: `Promised by ${who}: ${typeof object["text"] === "string" ? object["text"] : JSON.stringify(object)}`,
      };
    });

const dueThreads = ({ threads }: GameState, turn: number): Due[] =>
  threads
    .filter((thread) => isOverdue(thread, turn))
    .toSorted((a, b) => a.progressed_turn - b.progressed_turn)
    .map(({ id, title, progressed_turn }) => ({
      kind: "thread",
      id,
      text: `Nothing for ${turn - progressed_turn} turns: ${shorten(title, 110)}`,
    }));
