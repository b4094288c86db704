import type { Role } from "../frames/shape.ts";
import type { Frame } from "./frames.ts";
import type { Feature } from "./linear-model.ts";
import type { Unit } from "./read-units.ts";
import type { UnitMargin } from "./unit-margins.ts";

/** What is known of an action when it is judged how surely it was understood. */
export interface SuretyEvidence {
  readonly frame: Frame;
  /** The units up to where the next action begins. */
  readonly reach: number;
  /** How many actions the message has, and which one of them this is. */
  readonly frames: number;
  readonly nth: number;
  readonly units: readonly Unit[];
  readonly margins: readonly UnitMargin[];
  readonly roles: readonly Pick<Role, "kind" | "role" | "prep">[];
  /** The actions that may be meant, the likeliest first. */
  readonly ranked: readonly string[];
  /** The share of the action's kin, and of the action itself. */
  readonly kin: number;
  readonly share: number;
  /** True for a verb of the sentences that the models learned from. */
  readonly seen: boolean;
  /** What the catalogue has for the words: the same action, another, or none. */
  readonly listed: "same" | "other" | "none";
  /** The family of the action. */
  readonly family: string;
}

/** What tells how surely an action was understood. */
export const suretyFeatures = (evidence: SuretyEvidence): Feature[] => [
  "bias",
  ...verbEvidence(evidence),
  ...tagEvidence(evidence),
  ...roleEvidence(evidence),
  ...placeEvidence(evidence),
];

const verbEvidence = ({ frame, kin, share, listed, family, seen }: SuretyEvidence): Feature[] => {
  const head = headOf(frame);
  return [
    ["kin", kin],
    ["share", share],
    ...steps("kin", kin, [0.3, 0.5, 0.7, 0.85, 0.95]),
    ...steps("share", share, [0.5, 0.8, 0.95]),
    `listed=${listed} ${seen}`,
    `seen=${seen} ${kin > 0.8}`,
    `known=${head?.known !== undefined}`,
    `bare=${frame.verb.length === 0}`,
    `pos=${head?.token.pos ?? ""}`,
    `words=${Math.min(3, frame.verb.length)}`,
    `family=${family}`,
    `fl=${family} ${listed}`,
  ];
};

const headOf = ({ verb }: Frame): Unit | undefined => verb.find(({ token: { pos }, listed }) => pos === "VERB" || listed !== "") ?? verb[0];

const tagEvidence = ({ frame, units, margins, reach }: SuretyEvidence): Feature[] => {
  const aheadOf = (part: readonly Unit[]): number[] => part.map((unit) => margins[units.indexOf(unit)]?.ahead ?? 0);
  const verb = least(aheadOf(frame.verb));
  const role = least(aheadOf(frame.roles.flatMap((one) => one.units)));
  const own = least(margins.slice(frame.start, reach).map(({ ahead }) => ahead));
  return [
    ["verb", clip(verb)],
    ["role", clip(role)],
    ["own", clip(own)],
    ["all", clip(least(margins.map(({ ahead }) => ahead)))],
    ...steps("verb", verb, [0, 30, 80, 150]),
    ...steps("role", role, [0, 10, 30, 60, 100]),
    ...steps("own", own, [0, 10, 30, 60]),
  ];
};

const roleEvidence = ({ frame, roles, family, kin, listed }: SuretyEvidence): Feature[] => {
  const kindOf = (name: string): string => roles.find(({ role }) => role === name)?.kind ?? "";
  const unknown = roles.filter(({ kind }) => kind === "unknown").length;
  const longest = Math.max(0, ...frame.roles.filter(({ role }) => role !== "topic" && role !== "words").map(({ units }) => units.length));
  return [
    `unknown=${Math.min(2, unknown)}`,
    `shape=${kindOf("target")} ${kindOf("object")} ${kindOf("place")}`,
    `fs=${family} ${kindOf("target")}`,
    `fo=${family} ${kindOf("object")}`,
    `topic=${frame.roles.some(({ role }) => role === "topic")} ${family}`,
    `words=${frame.roles.some(({ role }) => role === "words")}`,
    `roles=${Math.min(4, frame.roles.length)}`,
    ["longest", Math.min(10, longest) / 10],
    `sure=${unknown === 0} ${kin > 0.85} ${listed}`,
  ];
};

const placeEvidence = (evidence: SuretyEvidence): Feature[] => {
  const { frame, units, frames, nth, margins, kin, listed, roles } = evidence;
  const loose = looseUnits(evidence);
  const before = units[frame.start - 1]?.token.word ?? "|";
  const plain = listed === "same" && kin > 0.7 && loose.length === 0 && roles.every(({ kind }) => kind !== "unknown");
  return [
    ["loose", Math.min(6, loose.length) / 6],
    `loose=${Math.min(3, loose.length)}`,
    ["lost", Math.max(0, ...loose.map(({ at }) => clip(100 - (margins[at]?.verb ?? 100))))],
    `unled=${loosePrepositions(evidence)}`,
    ["length", Math.min(40, units.length) / 40],
    `size=${Math.min(6, Math.floor(units.length / 5))}`,
    `first=${nth === 0} last=${nth === frames - 1}`,
    `frames=${Math.min(5, frames)}`,
    `before=${before}`,
    `plain=${plain} ${Math.min(3, Math.floor(units.length / 6))}`,
  ];
};

/** Scores of tags come in hundreds. */
const clip = (value: number): number => Math.max(-50, Math.min(200, value)) / 100;

const least = (values: readonly number[]): number => (values.length === 0 ? 200 : Math.min(...values));

const steps = (name: string, value: number, bounds: readonly number[]): string[] =>
  bounds.filter((bound) => value >= bound).map((bound) => `${name}>${bound}`);

/** Prepositions in the action's reach that lead in to no role. */
const loosePrepositions = ({ frame, units, reach }: SuretyEvidence): number => {
  const own = new Set([...frame.verb, ...frame.roles.flatMap((role) => role.units)]);
  const loose = units.filter(
    (unit, at) => at > frame.start && at < reach && !own.has(unit) && unit.token.pos === "ADP" && !own.has(units[at + 1] ?? unit),
  );
  return Math.min(2, loose.length);
};

interface Placed {
  readonly unit: Unit;
  readonly at: number;
}

/** Words with a meaning of their own that no role has, from the action up to the next one. */
export const looseUnits = ({ frame, units, reach }: Pick<SuretyEvidence, "frame" | "units" | "reach">): Placed[] => {
  const own = new Set([...frame.verb, ...frame.roles.flatMap((role) => role.units)]);
  return units.flatMap((unit, at) =>
    at >= frame.start && at < reach && !own.has(unit) && /^(?:NOUN|VERB|PROPN|ADJ)$/.test(unit.token.pos) ? [{ unit, at }] : [],
  );
};
