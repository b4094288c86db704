import type { PredicateGraph, Span } from "freeform-rpg/schemas";
import type { NarrationFacts, Person } from "../facts/narration-facts.ts";

/** A sentence of a narration as detectors read it. */
export interface ReadSentence {
  /** The id of its discourse act in the graph. */
  readonly id: string;
  readonly text: string;
  readonly span: Span;
  /** The text in lower case with plain quotes, its speech replaced by blanks: same length as `text`. */
  readonly narrated: string;
  /** The entities that it names. */
  readonly mentions: readonly Mention[];
  /** True when it repeats a decided event, or a quotation of the player's, word for word: the narrator claims nothing by it. */
  readonly decided: boolean;
}

/** True for a sentence whose tense is the narration's: neither a question nor the text of an event. */
export const showsTense = ({ decided, text }: ReadSentence): boolean => !decided && !/\?\W*$/.test(text);

/** A named entity, with its place within the sentence; `spoken` is true within speech. */
export interface Mention {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly spoken: boolean;
}

/** A narration, read for the detectors, and the facts of its turn. */
export interface Reading {
  readonly sentences: readonly ReadSentence[];
  readonly facts: NarrationFacts;
  readonly people: ReadonlyMap<string, Person>;
}

/** Reads a narration's graph; every discourse act is a sentence. */
export const readGraph = (graph: PredicateGraph, facts: NarrationFacts): Reading => {
  const people = new Map(facts.people.map((person) => [person.id, person]));
  const prose = blankSpeech(plain(graph.text));
  const properIds = new Set([...facts.people, ...facts.places].filter(isProper).map(({ id }) => id));
  const events = facts.events.map((event) => plain(event.text).toLowerCase());
  const quoted = facts.quoted.map((words) => plain(words).toLowerCase());
  let next = 0;
  const sentences = graph.discourse_acts.map(({ id: node, span }): ReadSentence => {
    const text = graph.text.slice(span.start, span.end);
    const narrated = prose.slice(span.start, span.end);
    const mentions: Mention[] = [];
    while ((graph.entities[next]?.span.start ?? Infinity) < span.start) next += 1;
    for (let entity = graph.entities[next]; entity !== undefined && entity.span.end <= span.end; next += 1, entity = graph.entities[next]) {
      const start = entity.span.start - span.start;
      const id = String(entity.attributes?.["canonical_id"] ?? "");
      // "will" is a verb, though a man may be called Will.
      if (properIds.has(id) && /^\p{Ll}/u.test(entity.text) && !isCommon(entity.text, [...facts.people, ...facts.places], id)) continue;
      mentions.push({ id, start, end: entity.span.end - span.start, spoken: narrated.charAt(start).trim() === "" });
    }
    const words = plain(text).toLowerCase().trim();
    const decided = events.some((event) => event.includes(words)) || (words.includes(" ") && quoted.some((one) => one.includes(words)));
    return { id: node, text, span, narrated: narrated.toLowerCase(), mentions, decided };
  });
  return { sentences, facts, people };
};

type Named = Pick<Person, "id" | "name" | "aliases">;
const isProper = ({ name }: Named): boolean => /^\p{Lu}/u.test(name);
const isCommon = (text: string, all: readonly Named[], id: string): boolean =>
  all.some((one) => one.id === id && [one.name, ...one.aliases].some((name) => name.replace(/^the /i, "") === text));

const plain = (text: string): string => text.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’]/g, "'");

/** Replaces speech by blanks. Speech may span sentences, but not paragraphs. */
const blankSpeech = (text: string): string => text.replaceAll(/"(?:[^"\n]|\n(?!\s*\n))*"?/g, (speech) => " ".repeat(speech.length));

/** True when the words just before a position make what follows hypothetical: a wish, a fear, an attempt. */
export const isHedged = (narrated: string, at: number): boolean =>
  /\b(?:almost|nearly|as if|as though|try|tries|tried|trying|would|could|might|may|if|whether|want|wants|wanted|hope|hoping|about to|expect|expecting|before|seems? to|seemed to|close to|ready to|waiting for|should|must|threaten(?:s|ed)? to|until)\b(?:(?!, (?:but|and|where)\b)[^.;:!?]){0,30}$/.test(
    narrated.slice(Math.max(0, at - 60), at),
  );
