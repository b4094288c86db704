import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import { sharesOf, topicsOf, topicsOfFact, affirmedTopics, widen, contentWordsOf } from "../reading/likeness.ts";
import type { Reading, ReadSentence } from "../reading/reading.ts";

interface Secret {
  /** Its topics, without people. */
  readonly topics: ReadonlySet<string>;
  /** The topics that occur in no text that players may read. */
  readonly rare: ReadonlySet<string>;
  readonly people: readonly string[];
  /** All its content words: a secret with fewer than two topics is matched by these alone. */
  readonly words: readonly string[];
}

/** Finds sentences that reveal what no player may know yet: a secret, in the same or other words, or the name of a hidden entity. */
export const detectSecrets: Detect = (reading) => {
  const { sentences, facts } = reading;
  const shown = [facts.speech, ...facts.known.map(({ text }) => text), ...facts.events.map(({ text }) => text)];
  const shownTopics = shown.map(topicsOfFact);
  const open = new Set([topicsOf(facts.scenery), ...shownTopics].flatMap((topics) => [...topics]));
  const secrets = facts.secrets.map(({ text }) => readSecret(text, reading, open));
  const shownText = [facts.scenery, ...shown].join(" ");
  const hidden = new Set(
    [...facts.people, ...facts.items, ...facts.places]
      .filter(({ known: isKnown, name }) => !isKnown && !shownText.includes(name))
      .map(({ id }) => id),
  );
  const wide = sentences.map(({ text }) => widen(affirmedTopics(text)));
  return sentences.flatMap((sentence, at) => {
    const one: Passage = { sentences: [sentence], topics: wide[at] ?? new Set() };
    const before = sentences[at - 1];
    const two = before && { sentences: [before, sentence], topics: new Set([...(wide[at - 1] ?? []), ...one.topics]) };
    const named = sentence.mentions.some(({ id, start }) => hidden.has(id) && /\p{Lu}/u.test(sentence.text.charAt(start)));
    const revealed =
      named || secrets.some((secret) => reveals(secret, one, shownTopics) || (two !== undefined && reveals(secret, two, shownTopics)));
    // The message goes back to a model whose text players read: it must not reveal the secret either.
    return revealed
      ? [
          createFinding(
            sentence,
            "The text reveals what players may not know yet.",
            "Narrate only what is in the packet and in the events.",
          ),
        ]
      : [];
  });
};

/** One sentence, or two adjacent ones, with their topics and the synonyms of these. */
interface Passage {
  readonly sentences: readonly ReadSentence[];
  readonly topics: ReadonlySet<string>;
}

const readSecret = (text: string, { facts }: Reading, open: ReadonlySet<string>): Secret => {
  const named = facts.people.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => text.toLowerCase().includes(one.toLowerCase())),
  );
  const names = topicsOf(named.flatMap(({ name, aliases }) => [name, ...aliases]).join(" "));
  const all = topicsOfFact(text);
  const topics = new Set([...all].filter((topic) => !names.has(topic)));
  return {
    topics,
    rare: new Set([...topics].filter((topic) => !open.has(topic))),
    people: named.map(({ id }) => id),
    words: contentWordsOf(text),
  };
};

/** True when sentences contain about half of a secret, and more of it than any single text that players know. A pronoun may name its people. */
const reveals = (
  { topics, rare, people, words }: Secret,
  { sentences: window, topics: here }: Passage,
  shown: readonly ReadonlySet<string>[],
): boolean => {
  const common = sharesOf(topics, here);
  const news = sharesOf(rare, here).length;
  if (topics.size < 2) return window.length === 1 && words.length > 2 && hasAll(window[0]?.text ?? "", words);
  if (common.length < 2 || shown.some((text) => common.every((topic) => text.has(topic)))) return false;
  const who = shareOfPeople(people, window);
  const share = (common.length + who) / (topics.size + people.length);
  if (news === 0) return common.length >= 3 && share >= 0.8;
  return window.length === 1 ? share >= 0.5 && common.length + Math.floor(who) >= 3 : share >= 0.6 && common.length >= 3 && news >= 2;
};

const hasAll = (text: string, words: readonly string[]): boolean => {
  const here = new Set(contentWordsOf(text));
  return words.every((word) => here.has(word));
};

/** The number of a secret's people that the sentences name. A pronoun alone counts for half. */
const shareOfPeople = (people: readonly string[], window: readonly ReadSentence[]): number => {
  const named = people.filter((id) => window.some(({ mentions }) => mentions.some((one) => one.id === id))).length;
  if (named > 0 || people.length === 0) return named;
  return window.some(({ text }) => /\b(?:he|she|they|who|I|his|her|my)\b/.test(text)) ? 0.5 : 0;
};
