import { showPath } from "freeform-rpg/documents";
import type { Finding, ReferenceView } from "./reference-view.ts";

type Clock = ReferenceView["clocks"][number];

/** Finds every clock with a value or trigger outside 0 to its maximum. */
export const findClockProblems = (view: ReferenceView): Finding[] => view.clocks.flatMap((clock, at) => problemsOf(clock, ["clocks", at]));

const problemsOf = ({ id, value, max, triggers }: Clock, path: readonly PropertyKey[]): Finding[] => {
  if (max === null) return [];
  const outside = Object.keys(triggers).filter((threshold) => Number(threshold) < 0 || Number(threshold) > max);
  const unreachable = outside.map((threshold): Finding => {
    const at = [...path, "triggers", threshold];
    return {
      path: at,
      message: `${showPath(at)}: the clock "${id}" runs from 0 to ${max}, so it never reaches ${threshold}. Use a value in that range.`,
    };
  });
  if (value === null || value <= max) return unreachable;
  const at = [...path, "value"];
  return [{ path: at, message: `${showPath(at)} is ${value}, above the maximum of ${max}. Start at ${max} or lower.` }, ...unreachable];
};
