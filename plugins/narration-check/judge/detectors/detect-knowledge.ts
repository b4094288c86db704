import { findActs, isSpeaking } from "../reading/find-acts.ts";
import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import { sharesOf, topicsOf, widen } from "../reading/likeness.ts";
import type { Reading } from "../reading/reading.ts";

const knowing =
  /^(?: \w+ly| already| has| had| must have)? (?:knows?|knew|heard|guess(?:es|ed)|mentions?|mentioned|speaks? of|spoke of|brings? up|brought up|asks? (?:you |me |\w+ )?about|asked (?:you |me |\w+ )?about|(?:is|was) aware|remarks?|remarked|observe[sd]|went on to)\b/;

/** What a person other than the player's character says or knows, in adjacent sentences. */
interface Remark {
  readonly at: number;
  readonly id: string;
  readonly text: string;
}

/** Finds people who know a fact that only the player's character found out. */
export const detectKnowledge: Detect = (reading) => {
  const alone = reading.facts.known.filter((fact) => fact.alone).map((fact) => ({ ...fact, topics: topicsOf(fact.text) }));
  if (alone.length === 0) return [];
  const own = topicsOf(reading.facts.speech);
  return remarksOf(reading).flatMap(({ at, id, text }) => {
    const wide = widen(topicsOf(text));
    const fact = alone.find(({ topics, shared_with }) => {
      const common = sharesOf(topics, wide).length;
      return (
        !shared_with.includes(id) &&
        common >= Math.min(3, topics.size) &&
        common / topics.size >= 0.35 &&
        sharesOf(topics, own).length < common
      );
    });
    const person = reading.people.get(id);
    const sentence = reading.sentences[at];
    if (fact === undefined || person === undefined || sentence === undefined) return [];
    const message = `${person.name} speaks of what only the player's character knows: "${fact.text}"`;
    return [createFinding(sentence, message, "Let no one know what they have not seen or been told.")];
  });
};

/** Speech with its speaker and the speaker's preceding speech, and sentences that say that a person knows something. */
const remarksOf = (reading: Reading): Remark[] => {
  const acts = findActs(reading);
  const speakers = new Map(acts.filter(({ verb }) => isSpeaking(verb)).map(({ at, id }) => [at, id]));
  const spoken = reading.sentences.flatMap(({ said }, at): Remark[] => {
    const id = speakers.get(at) ?? speakers.get(at - 1) ?? speakers.get(at + 1);
    if (said.trim() === "" || id === undefined) return [];
    const before = speakers.get(at - 1) === id || speakers.get(at - 1) === undefined ? (reading.sentences[at - 1]?.said ?? "") : "";
    return [{ at, id, text: `${before} ${said}` }];
  });
  const known = reading.sentences.flatMap(({ mentions, narrated, text }, at): Remark[] =>
    mentions.flatMap(({ id, end, spoken: aloud }) =>
      !aloud && reading.people.has(id) && knowing.test(narrated.slice(end)) ? [{ at, id, text }] : [],
    ),
  );
  return [...spoken, ...known];
};
