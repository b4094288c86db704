import type { PredicateGraph, Span } from "freeform-rpg/schemas";
import type { NarrationFacts, Person } from "./narration-facts.ts";

/** A sentence of a narration as detectors read it. */
export interface ReadSentence {
  readonly text: string;
  readonly span: Span;
  /** Lower case, quotes made plain, what is said aloud blanked out: same length as `text`. */
  readonly told: string;
  /** What is said aloud in it. */
  readonly said: string;
  /** Who and what is named, by id, with the place within the sentence; names within speech have `spoken`. */
  readonly mentions: readonly { readonly id: string; readonly start: number; readonly end: number; readonly spoken: boolean }[];
}

/** A narration beside what code decided. */
export interface Reading {
  readonly sentences: readonly ReadSentence[];
  readonly facts: NarrationFacts;
  readonly people: ReadonlyMap<string, Person>;
}

/** Reads a narration's graph; every discourse act is a sentence. */
export const readGraph = (graph: PredicateGraph, facts: NarrationFacts): Reading => {
  let next = 0;
  const narrated = blankSpeech(plain(graph.text));
  const sentences = graph.discourse_acts.map(({ span }): ReadSentence => {
    const text = graph.text.slice(span.start, span.end);
    const told = narrated.slice(span.start, span.end);
    const mentions = [];
    while ((graph.entities[next]?.span.start ?? Infinity) < span.start) next += 1;
    for (let entity = graph.entities[next]; entity !== undefined && entity.span.end <= span.end; next += 1, entity = graph.entities[next]) {
      const start = entity.span.start - span.start;
      const id = entity.attributes?.["canonical_id"];
      mentions.push({
        id: typeof id === "string" ? id : "",
        start,
        end: entity.span.end - span.start,
        spoken: /^\s*$/.test(told.slice(start, start + 1)),
      });
    }
    return { text, span, told: told.toLowerCase(), said: keepSpeech(text, told), mentions };
  });
  return { sentences, facts, people: new Map(facts.people.map((person) => [person.id, person])) };
};

/** Beginnings of the longer words: enough to know "cameras" for "camera" and "swings" for "swinging". */
export const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !empty.has(word)).map(stemOf));

/** The words that mean something, small ones too. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !/^(?:the|and|are|has|was|for|its|his|her|there|that|this|with)$/.test(word),
  );

/** "hangs" and "hanging" are one word. */
const stemOf = (word: string): string => {
  const bare = word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s)$/, "");
  return (bare.length < 4 ? word : bare).slice(0, 5);
};

const empty = new Set(
  "that this with from have been were they them their there then than when what which while where would could will your yours into onto over under about after before behind because only very just some somebody someone nobody anyone more most much many such each every other another here even also like back down away still again none near between without within upon these those does doing done make made says said".split(
    " ",
  ),
);

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
