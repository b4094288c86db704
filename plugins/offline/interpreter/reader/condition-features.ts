import type { Frame } from "./frames.ts";
import type { Unit } from "./read-units.ts";

const openers = new Set("if unless when once should suppose otherwise else whenever moment soon case happen happens".split(" "));

/** Words that turn from what waits back to what is done now. */
const turns = new Set("but first before now meanwhile anyway however".split(" "));
const joints = new Set("and then but or so , i we".split(" "));

/** What tells that an action waits for a condition: the words that open conditions around its verb. */
export const conditionFeatures = ({ start, end }: Frame, units: readonly Unit[]): string[] => {
  const word = (at: number): string => units[at]?.token.word ?? "|";
  const from = sentenceStart(units, start);
  const before = units.slice(from, start).map((_, at) => word(from + at));
  const behind: string[] = [];
  for (let at = end; at < units.length && !/^[.!?;]/.test(word(at)); at++) behind.push(word(at));
  const opener = before.findLast((one) => openers.has(one)) ?? "";
  const at = before.lastIndexOf(opener);
  const after = opener === "" ? [] : before.slice(at + 1);
  const later = behind.slice(0, 2).find((one) => openers.has(one)) ?? "";
  return [
    "bias",
    `before=${opener}`,
    `far=${opener} ${Math.min(3, Math.floor(after.length / 3))}`,
    `own=${opener} ${after[0] ?? ""}`,
    `parted=${opener} ${after.includes(",")} ${after.includes("and")}`,
    `turn=${opener} ${after.find((one) => turns.has(one)) ?? ""}`,
    `joint=${opener} ${after.findLast((one) => joints.has(one)) ?? ""} ${after.filter((one) => one === ",").length}`,
    `next=${later}`,
    `any=${behind.find((one) => openers.has(one)) ?? ""}`,
    ...before.slice(-2).map((one) => `b=${one}`),
    ...before.slice(0, 2).map((one) => `s=${one}`),
  ];
};

const sentenceStart = (units: readonly Unit[], before: number): number => {
  for (let at = before - 1; at >= 0; at--) if (/^[.!?;]/.test(units[at]?.token.word ?? "")) return at + 1;
  return 0;
};
