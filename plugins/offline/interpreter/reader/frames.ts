import { isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import type { Unit } from "./read-units.ts";
import type { Span } from "./tag-units.ts";

/** The words of a role, and the preposition that leads in to them. */
export interface RoleWords {
  readonly role: string;
  /** Empty for an object. */
  readonly prep: string;
  readonly units: readonly Unit[];
  /** True for the second thing of a list, and those behind it. */
  readonly listed?: boolean;
}

/** An action as it was said: its verb and its roles. */
export interface Frame {
  /** Empty where only its roles are said: `Sefa, how long has it been knocking?`. */
  readonly verb: readonly Unit[];
  readonly roles: readonly RoleWords[];
  /** The first unit and the one behind the last. */
  readonly start: number;
  readonly end: number;
}

interface Draft {
  readonly verb: Span | null;
  readonly roles: Span[];
}

/** Groups the tagged words by action: a role belongs to the verb before it, else to the one behind it. */
export const groupFrames = (units: readonly Unit[], spans: readonly Span[]): Frame[] => {
  const drafts: Draft[] = [];
  let waiting: Span[] = [];
  for (const span of spans) {
    const last = drafts.at(-1);
    if (span.role === "verb") {
      const [own, led] = splitWaiting(waiting, span, units);
      if (own.length > 0) drafts.push({ verb: null, roles: own });
      drafts.push({ verb: span, roles: led });
      waiting = [];
    } else if (last === undefined) waiting.push(span);
    else last.roles.push(span);
  }
  if (waiting.length > 0) drafts.push({ verb: null, roles: waiting });
  return drafts.map((draft) => frameOf(draft, units));
};

/** What stands before the first verb belongs to it, unless its sentence ends before. Words that are said belong to what follows. */
const splitWaiting = (waiting: readonly Span[], verb: Span, units: readonly Unit[]): [own: Span[], led: Span[]] => {
  const isClosed = ({ end, role }: Span): boolean =>
    role !== "words" && units.slice(end, verb.start).some(({ token }) => /^[.!?;]/.test(token.text));
  return [waiting.filter(isClosed), waiting.filter((span) => !isClosed(span))];
};

const frameOf = ({ verb, roles }: Draft, units: readonly Unit[]): Frame => {
  const all = [...(verb === null ? [] : [verb]), ...roles];
  return {
    verb: verb === null ? [] : units.slice(verb.start, verb.end),
    roles: roles.map((span) => ({ role: span.role, prep: prepBefore(units, span.start), units: units.slice(span.start, span.end) })),
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
  };
};

const preps = wordSet(
  "at to into onto in on from with by for about regarding concerning of off over under behind through past around round across along against near beside between among toward towards inside outside beneath below above up down out like without during within upon via as after before until till using",
);

const prepBefore = (units: readonly Unit[], start: number): string => {
  const before = units[start - 1]?.token;
  const far = units[start - 2]?.token;
  if (before?.word === "of" && far?.word === "out") return "out of";
  if (before?.word === "to" && far?.word === "next") return "next to";
  return before !== undefined && isPrep(before) ? before.word : "";
};

const isPrep = (token: Token): boolean => isOneOf(token, preps) && !isPos(token, "ADJ", "NOUN");
