import type { PredicateGraph, Span } from "freeform-rpg/schemas";
import type { NarrationFacts, Person } from "../facts/narration-facts.ts";
import { tokenOf } from "./item-token.ts";
import { readClauses } from "./read-clauses.ts";
import type { Clause } from "./read-clauses.ts";
import { familyOf } from "../outcomes/narration-examples.ts";
import { voiceOf } from "./voice.ts";

/** A sentence of a narration as detectors read it. */
export interface ReadSentence {
  /** The discourse act of the graph that it is. */
  readonly id: string;
  readonly text: string;
  readonly span: Span;
  /** Lower case, quotes made plain, what is said aloud blanked out: same length as `text`. */
  readonly told: string;
  /** What is said aloud in it. */
  readonly said: string;
  /** Who and what is named, by id, with the place within the sentence; names within speech have `spoken`. */
  readonly mentions: readonly NamedHere[];
  /** The same in one form for every tense and person of the telling. */
  readonly clauses: readonly Clause[];
  /** Whether it repeats word for word what was decided: such a sentence cannot be untrue. */
  readonly decided: boolean;
}

/** True for a sentence that shows in which tense a story is told: no question, and no words of the engine's. */
export const showsTense = ({ decided, text }: ReadSentence): boolean => !decided && !/\?\W*$/.test(text);

/** Who or what is named, with its place within the sentence. */
export interface NamedHere {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly spoken: boolean;
}

/** A narration beside what code decided. */
export interface Reading {
  readonly sentences: readonly ReadSentence[];
  readonly facts: NarrationFacts;
  readonly people: ReadonlyMap<string, Person>;
}

/** Reads a narration's graph; every discourse act is a sentence. */
export const readGraph = (graph: PredicateGraph, facts: NarrationFacts): Reading => {
  const people = new Map(facts.people.map((person) => [person.id, person]));
  const narrated = blankSpeech(plain(graph.text));
  const voice = voiceOf(narrated, facts.actor);
  const properIds = new Set([...facts.people, ...facts.places].filter(isProper).map(({ id }) => id));
  const elsewhere = new Map(facts.items.filter(({ carried }) => !carried).map((item) => [item.id, tokenOf(item)]));
  const asked = whoIsAsked(facts);
  const events = facts.events.map((event) => plain(event.text).toLowerCase());
  let next = 0;
  const sentences = graph.discourse_acts.map(({ id: node, span }): ReadSentence => {
    const text = graph.text.slice(span.start, span.end);
    const told = narrated.slice(span.start, span.end);
    const mentions: NamedHere[] = [];
    while ((graph.entities[next]?.span.start ?? Infinity) < span.start) next += 1;
    for (let entity = graph.entities[next]; entity !== undefined && entity.span.end <= span.end; next += 1, entity = graph.entities[next]) {
      const start = entity.span.start - span.start;
      const id = String(entity.attributes?.["canonical_id"] ?? "");
      // "will" is a verb, though a man may be called Will.
      if (properIds.has(id) && /^\p{Ll}/u.test(entity.text) && !isCommon(entity.text, [...facts.people, ...facts.places], id)) continue;
      mentions.push({ id, start, end: entity.span.end - span.start, spoken: told.charAt(start).trim() === "" });
    }
    const named = mentions.flatMap((one) => {
      const word = people.has(one.id) ? (asked.size === 0 || asked.has(one.id) ? "they" : "another") : elsewhere.get(one.id);
      return word === undefined ? [] : [{ ...one, word }];
    });
    const clauses = readClauses(voice({ text: plain(text), told, named }));
    const words = plain(text).toLowerCase().trim();
    const decided = events.some((event) => event.includes(words));
    return { id: node, text, span, told: told.toLowerCase(), said: keepSpeech(text, told), mentions, clauses, decided };
  });
  return { sentences, facts, people };
};

/** Whose answer decides, where all that was rolled for are words to somebody. */
const whoIsAsked = ({ outcomes, people }: NarrationFacts): ReadonlySet<string> => {
  const rolled = outcomes.filter((outcome) => outcome.rolled);
  if (rolled.some((outcome) => familyOf(outcome) !== "social")) return new Set();
  const targets = new Set(rolled.map(({ target }) => target));
  return new Set(people.filter(({ name, aliases }) => [name, ...aliases].some((one) => targets.has(one))).map(({ id }) => id));
};

type Named = Pick<Person, "id" | "name" | "aliases">;
const isProper = ({ name }: Named): boolean => /^\p{Lu}/u.test(name);
const isCommon = (text: string, all: readonly Named[], id: string): boolean =>
  all.some((one) => one.id === id && [one.name, ...one.aliases].some((name) => name.replace(/^the /i, "") === text));

const plain = (text: string): string => text.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’]/g, "'");

/** Speech may run over sentences, not over paragraphs. */
const blankSpeech = (text: string): string => text.replaceAll(/"(?:[^"\n]|\n(?!\s*\n))*"?/g, (speech) => " ".repeat(speech.length));

const keepSpeech = (text: string, told: string): string =>
  text.replaceAll(/[\s\S]/g, (unit, at: number) => (told.charAt(at) === " " ? unit : " "));

/** True when the words just before a place take back what follows, within its clause. */
export const isNegated = (told: string, at: number): boolean => {
  const clause = /[^.;:!?—]*$/.exec(told.slice(Math.max(0, at - 60), at))?.[0] ?? "";
  const near = clause.split(/\b(?:but|then|until|and then)\b/).at(-1) ?? "";
  return /(?:\b(?:not|never|no one|nobody|none|nothing|neither|nor|without|hardly|barely|scarcely|cannot|no|few|nowhere)\b|n't\b|\bfail(?:s|ed)? to\b|\bunable to\b|\brefus(?:e|es|ed) to\b)[^,]*$/.test(
    near,
  );
};

/** True when the words just before a place make a wish, a fear or a near thing of what follows. */
export const isHedged = (told: string, at: number): boolean =>
  /\b(?:almost|nearly|as if|as though|try|tries|tried|trying|would|could|might|may|if|whether|want|wants|wanted|hope|hoping|about to|expect|expecting|before|seems? to|seemed to|close to|ready to|waiting for|should|must|threaten(?:s|ed)? to|until)\b[^.;:!?]{0,30}$/.test(
    told.slice(Math.max(0, at - 60), at),
  );
