import type { RunEvent } from "freeform-rpg/kernel";

/**
 * Compares a run's events with lines such as `"stage_started interpret"` or `"run_finished"`, in order. `"..."` stands for any
 * number of events. Checks that `seq` has no gaps as well. Throws an error that shows both lists; works with any test runner.
 */
export const expectEvents = (events: readonly RunEvent[], expected: readonly string[]): void => {
  const told = events.map(describeEvent);
  const gap = events.findIndex((event, at) => at > 0 && event.seq !== (events[at - 1]?.seq ?? 0) + 1);
  if (gap >= 0) throw new Error(`Events are numbered with a gap before "${told[gap]}" (seq ${events[gap]?.seq}).`);
  if (isMatch(told, expected)) return;
  throw new Error(`The run told other events than expected.\n${showDifference(told, expected)}`);
};

/** An event as one line: its type and the stage's name, `restored` where it was. */
export const describeEvent = (event: RunEvent): string =>
  [event.type, "stage" in event ? event.stage : "", event.type === "stage_finished" && event.restored ? "restored" : ""]
    .filter((word) => word !== "")
    .join(" ");

const isMatch = (told: readonly string[], expected: readonly string[]): boolean => {
  const [first, ...rest] = expected;
  if (first === undefined) return told.length === 0;
  if (first === "...") return isMatch(told, rest) || (told.length > 0 && isMatch(told.slice(1), expected));
  return told[0] === first && isMatch(told.slice(1), rest);
};

const showDifference = (told: readonly string[], expected: readonly string[]): string => {
  const lines = Array.from({ length: Math.max(told.length, expected.length) }, (_, at) => {
    const [left = "-", right = "-"] = [expected[at], told[at]];
    return `${left === right ? " " : "!"} ${left.padEnd(40)} ${right}`;
  });
  return [`  ${"expected".padEnd(40)} told`, ...lines].join("\n");
};
