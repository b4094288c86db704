import { showPath } from "freeform-rpg/plugins/lore";
import type { Finding, ReferenceView } from "./reference-view.ts";

type Clock = ReferenceView["clocks"][number];

/** Every clock that starts, or whose trigger lies, outside 0 to its maximum. */
export const findClockFaults = (view: ReferenceView): Finding[] => view.clocks.flatMap((clock, at) => faultsOf(clock, ["clocks", at]));

const faultsOf = ({ id, value, max, triggers }: Clock, path: readonly PropertyKey[]): Finding[] => {
  if (max === null) return [];
  const outside = Object.keys(triggers).filter((threshold) => Number(threshold) < 0 || Number(threshold) > max);
  const late = outside.map((threshold): Finding => {
    const at = [...path, "triggers", threshold];
    return {
      path: at,
      message: `${showPath(at)}: the clock "${id}" runs from 0 to ${max}, so it never reaches ${threshold}. Use a value in that range.`,
    };
  });
  if (value === null || value <= max) return late;
  const at = [...path, "value"];
  return [{ path: at, message: `${showPath(at)} is ${value}, above the maximum of ${max}. Start at ${max} or lower.` }, ...late];
};
