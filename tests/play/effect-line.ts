/** An effect as the sentences write it: a kind and what it concerns, such as `transfer bar_tabs pc *`. */
export interface EffectLine {
  readonly kind: string;
  readonly words: readonly string[];
}

/** The most words that may follow each kind. */
const kinds: Readonly<Record<string, number>> = {
  move: 2,
  transfer: 3,
  place: 2,
  set_state: 2,
  reveal: 1,
  learn: 2,
  attitude: 1,
  agree: 1,
  join: 1,
  leave_party: 1,
  harm: 1,
  heal: 1,
  advance: 1,
  pass_time: 1,
  create: 1,
};

/** The kinds whose last word may be several, such as the feature in `place pin feature:the gate`. */
const open = new Set(["place", "create"]);

/** Reads a line of `effects`. Answers what is wrong with it where it cannot be read. */
export const readEffectLine = (line: string): EffectLine | string => {
  const [kind = "", ...words] = joinFeature(line.trim().split(/\s+/));
  const most = kinds[kind];
  if (most === undefined) return `"${kind}" is not a kind of effect. Kinds: ${Object.keys(kinds).join(", ")}.`;
  if (words.length === 0) return `"${line}" does not say what it concerns.`;
  if (words.length > most && !open.has(kind)) return `"${line}" has more than ${most} words after "${kind}".`;
  return { kind, words: [...words.slice(0, most - 1), words.slice(most - 1).join(" ")].filter((word) => word !== "") };
};

/** Reads a line of `never`: an effect, or `verb VERB`. */
export const readNeverLine = (line: string): EffectLine | string => {
  const [kind, verb] = line.trim().split(/\s+/);
  return kind === "verb" && verb !== undefined ? { kind, words: [verb] } : readEffectLine(line);
};

/** Parsed lines; only for sentences whose lines were checked when they were read. */
export const parseLines = (lines: readonly string[], read: (line: string) => EffectLine | string): EffectLine[] =>
  lines.map(read).filter((line) => typeof line !== "string");

/** `feature:` takes the words up to the next that is a known state or the end. */
const joinFeature = (words: readonly string[]): string[] => {
  const at = words.findIndex((word) => word.startsWith("feature:"));
  if (at < 0) return [...words];
  const last = words.at(-1) ?? "";
  const end = words[0] === "set_state" && at < words.length - 1 ? words.length - 1 : words.length;
  return [...words.slice(0, at), words.slice(at, end).join(" "), ...(end < words.length ? [last] : [])];
};
