import { spellOut } from "../text/spell-out.ts";

/** A marked part of a sentence: a verb, or a role of an action. */
export interface Mark {
  /** The number of the action in the order meant. */
  readonly action: number;
  /** `verb` or a role. */
  readonly role: string;
  /** The canonical verb; empty for roles. */
  readonly verb: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence with its meaning. */
export interface MarkedSentence {
  readonly id: string;
  readonly world: string;
  readonly kind: string;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Verbs of actions that no word carries, by the number of the action. */
  readonly implied: Readonly<Record<string, string>>;
  readonly conditional: readonly number[];
}

interface Line {
  readonly id: string;
  readonly world: string;
  readonly kind: string;
  readonly marked: string;
  readonly implied?: Readonly<Record<string, string>>;
  readonly conditional?: readonly number[];
}

const roles = new Set("target object instrument place source topic words amount until manner".split(" "));
const mark = /\{(\d+)\.([a-z_]+)(?:=([^:{}]*))?:([^{}]*)\}/g;

/** Reads a marked sentence, its chat spellings in full. */
export const readMarks = ({ id, world, kind, marked, implied = {}, conditional = [] }: Line): MarkedSentence => {
  const marks: Mark[] = [];
  let text = "";
  let from = 0;
  for (const { index, 0: whole, 1: action, 2: name = "", 4: words = "" } of marked.matchAll(mark)) {
    text += spellOut(marked.slice(from, index));
    const start = text.length;
    text += spellOut(words);
    marks.push({
      action: Number(action),
      role: roles.has(name) ? name : "verb",
      verb: roles.has(name) ? "" : name,
      start,
      end: text.length,
    });
    from = index + whole.length;
  }
  return { id, world, kind, text: text + spellOut(marked.slice(from)), marks: marks.filter(isNoParticle), implied, conditional };
};

/** The verb of an action is its first part: the `off` of `take the hat off` would be a verb of its own. */
const isNoParticle = ({ action, role }: Mark, at: number, marks: readonly Mark[]): boolean =>
  role !== "verb" || marks.findIndex((mark) => mark.action === action && mark.role === "verb") === at;
