import { nameKey } from "freeform-rpg/language";
import type { EffectLine } from "../effect-line.ts";
import type { Change } from "./account.ts";
import { isSameThing } from "./match-action.ts";

/** True when one of the changes is the effect that the line names; words that the line leaves out may be anything. */
export const happened = (line: EffectLine, changes: readonly Change[]): boolean => {
  if (line.kind === "pass_time") return isAboutAsLong(line, changes);
  return changes.some((change) => isEffect(line, change));
};

const isEffect = ({ kind, words }: EffectLine, change: Change): boolean => {
  if (kind !== change.kind) return false;
  return words.every((word, at) => isWord(kind, word, change.words[at] ?? ""));
};

const isWord = (kind: string, word: string, found: string): boolean => {
  if (word === "*" || found === "" || isSameThing(word, found)) return true;
  if (kind === "advance") return found.split(":").includes(word);
  return kind === "create" && nameKey(found).includes(nameKey(word));
};

/** Within half and one and a half times as long, or five minutes. */
const isAboutAsLong = ({ words }: EffectLine, changes: readonly Change[]): boolean => {
  const wanted = Number(words[0]);
  const passed = Math.max(0, ...changes.filter(({ kind }) => kind === "pass_time").map(({ words: [minutes] }) => Number(minutes)));
  return Math.abs(passed - wanted) <= Math.max(5, wanted / 2);
};

/** Kinds of changes that last. Time, clocks, discoveries and moods come with almost any action. */
const lasting: ReadonlySet<string> = new Set([
  "move",
  "transfer",
  "place",
  "set_state",
  "agree",
  "join",
  "leave_party",
  "harm",
  "heal",
  "create",
  "settle",
]);

/** The changes that last. */
export const lastingAmong = (changes: readonly Change[]): Change[] => changes.filter(({ kind }) => lasting.has(kind));
