import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { InterpreterInput } from "freeform-rpg/plugins/turn/interpreter";
import { actorNames } from "../actor-names.ts";
import { openLexicon } from "../lexicon.ts";
import { openNameBook } from "../names/name-book.ts";
import type { Named } from "../names/name-book.ts";
import { readUnits } from "../reader/read-units.ts";
import type { Unit } from "../reader/read-units.ts";
import { findHeads } from "./find-heads.ts";

/** A part of a message that says one thing that the character does. */
export interface Clause {
  /** As it stands in the message, up to where the next one begins. */
  readonly text: string;
  /** Where its verb begins in the message, and where the clause ends. */
  readonly at: number;
  readonly to: number;
  /** The base form of its verb. */
  readonly verb: string;
  /** The action that the catalogue lists the verb under; empty for none. */
  readonly action: string;
  /** Ids of everything that one of its words may name, `feature:` and the name for features. */
  readonly names: readonly string[];
  /** True when it has a noun beside its verb. */
  readonly hasObject: boolean;
  /** True when it holds words in quotation marks. */
  readonly isQuoting: boolean;
}

/** Splits a message into what the character does by grammar alone: commands, and what "I" or "we" do. What is said, asked, denied, supposed or said of others is none of it. */
export const readClauses = ({ text, packet, actions: listed }: Pick<InterpreterInput, "text" | "packet" | "actions">): Clause[] => {
  const book = openNameBook(packet);
  const actor = actorNames(packet);
  const units = readUnits(text, { book, lexicon: openLexicon(actionsOf({ actions: listed?.own })), actor });
  const heads = findHeads(units, actor);
  return heads.map(({ at, lead, end }, nth) => {
    const own = units.slice(at, Math.min(end, heads[nth + 1]?.lead ?? end));
    const head = units[at];
    const last = own.at(-1);
    return {
      text: typed(units.slice(lead, at + own.length), text),
      at: head?.start ?? 0,
      to: last === undefined ? 0 : endOf(last),
      verb: head?.token.lemma ?? "",
      action: head === undefined ? "" : head.phrase || head.listed,
      names: namesOf(own.slice(1), book),
      hasObject: own.slice(1).some(({ token }) => /^(?:NOUN|PROPN|NUM)$/.test(token.pos)),
      isQuoting: own.some(({ quote }) => quote !== null),
    };
  });
};

const namesOf = (units: readonly Unit[], book: readonly Named[]): string[] => {
  const words = new Set(units.filter(({ named }) => named !== "").flatMap(({ token: { word } }) => [word, word.replace(/s$/, "")]));
  return book.filter(({ calls }) => calls.some((call) => call.words.some((word) => words.has(word)))).map(({ id }) => id);
};

const typed = (units: readonly Unit[], text: string): string => {
  const [first] = units;
  const last = units.at(-1);
  if (first === undefined || last === undefined) return "";
  return text.slice(first.start, endOf(last)).replace(/[\s,;:.–—-]+(?:(?:and|then|but)[\s,]*)*$/i, "");
};

const endOf = ({ start, quote, token }: Unit): number => start + (quote === null ? token.text.length : quote.length + 2);
