import type { RunEvent } from "freeform-rpg/kernel";

/**
 * Compares a run's events with lines such as `"stage_started interpret"` or `"run_finished"`, in order. `"..."` stands for any
 * number of events. Checks that `seq` has no gaps as well. Throws an error that shows both lists; works with any test runner.
 */
export const expectEvents = (events: readonly RunEvent[], expected: readonly string[]): void => {
  const actual = events.map(describeEvent);
  const gap = events.findIndex((event, at) => at > 0 && event.seq !== (events[at - 1]?.seq ?? 0) + 1);
  if (gap >= 0) throw new Error(`Events are numbered with a gap before "${actual[gap]}" (seq ${events[gap]?.seq}).`);
  if (isMatch(actual, expected)) return;
  throw new Error(`The run emitted other events than expected.\n${showDifference(actual, expected)}`);
};

/** An event as one line: its type and the stage's name, `restored` where it was. */
export const describeEvent = (event: RunEvent): string =>
  [event.type, "stage" in event ? event.stage : "", event.type === "stage_finished" && event.restored ? "restored" : ""]
    .filter((word) => word !== "")
    .join(" ");

const isMatch = (actual: readonly string[], expected: readonly string[]): boolean => {
  const [first, ...rest] = expected;
  if (first === undefined) return actual.length === 0;
  if (first === "...") return isMatch(actual, rest) || (actual.length > 0 && isMatch(actual.slice(1), expected));
  return actual[0] === first && isMatch(actual.slice(1), rest);
};

const showDifference = (actual: readonly string[], expected: readonly string[]): string => {
  const lines = Array.from({ length: Math.max(actual.length, expected.length) }, (_, at) => {
    const [left = "-", right = "-"] = [expected[at], actual[at]];
    return `${left === right ? " " : "!"} ${left.padEnd(40)} ${right}`;
  });
  return [`  ${"expected".padEnd(40)} actual`, ...lines].join("\n");
};
