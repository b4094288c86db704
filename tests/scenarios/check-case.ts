import type { Case } from "./case.ts";
import { checkRows } from "./check-rows.ts";
import { checkTurn } from "./check-turn.ts";
import type { PlayedCase } from "./play-case.ts";

/** Sentences saying what of the whole case is not as expected; empty when it passed. */
export function checkCase(expected: Case, played: PlayedCase): string[] {
  return [
    ...played.turns.flatMap((turn, nth) => {
      const { say, expect } = expected.turns[nth] ?? { say: "", expect: undefined };
      return expect === undefined ? [] : checkTurn(turn, expect).map((problem) => `turn ${nth + 1} (${say}): ${problem}`);
    }),
    ...checkRows(played.after, expected.after),
    ...checkEnding(played, expected.ending),
    ...(expected.distinct_facts ? checkDistinctFacts(played) : []),
    ...(expected.clock_matches_minutes ? checkMinutes(played) : []),
    ...checkPackets(played, expected.never_in_packets),
  ];
}

function checkEnding({ turns }: PlayedCase, expected: string | null | undefined): string[] {
  if (expected === undefined) return [];
  const ended = turns.flatMap(({ result }) => result.engine_events.filter(({ type }) => type === "story_ended"));
  const reached = ended.map(({ details }) => String(details["ending_id"]));
  const wanted = expected === null ? [] : [expected];
  return reached.join() === wanted.join() ? [] : [`expected the ending "${expected}", reached were ${reached.join(", ") || "none"}`];
}

function checkDistinctFacts({ turns }: PlayedCase): string[] {
  const facts = turns
    .flatMap(({ result }) => result.engine_events.filter(({ type }) => type === "fact_discovered"))
    .map(({ details }) => JSON.stringify(details["fact_id"]));
  return new Set(facts).size === facts.length ? [] : [`a fact was discovered twice: ${facts.join(", ")}`];
}

/** Minutes that the allowed actions took against minutes that the scene's time moved. */
function checkMinutes({ turns, before, after }: PlayedCase): string[] {
  const told = turns
    .map(({ reconciliation }) => reconciliation?.state_diff.scene_update.time)
    .filter((time) => time !== undefined)
    .at(-1);
  const stands = after.scene[0]?.time;
  const moved = JSON.stringify(before.scene[0]?.time) !== JSON.stringify(stands);
  if (!moved) return ["time stood still"];
  return JSON.stringify(told) === JSON.stringify(stands)
    ? []
    : [`the last turn told ${JSON.stringify(told)}, the scene has ${JSON.stringify(stands)}`];
}

function checkPackets({ turns }: PlayedCase, never: readonly string[]): string[] {
  const packets = turns.map(({ packet }) => JSON.stringify(packet));
  return never.filter((secret) => packets.some((packet) => packet.includes(secret))).map((secret) => `a packet holds "${secret}"`);
}
