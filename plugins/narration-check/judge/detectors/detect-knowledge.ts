import { findActs, isSpeaking } from "../reading/find-acts.ts";
import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import { sharesOf, topicsOf, widen } from "../reading/likeness.ts";
import type { Reading } from "../reading/reading.ts";

const knowing =
  /^(?: \w+ly| already| has| had| must have)? (?:knows?|knew|heard|guess(?:es|ed)|mentions?|mentioned|speaks? of|spoke of|brings? up|brought up|asks? (?:you |me |\w+ )?about|asked (?:you |me |\w+ )?about|(?:is|was) aware|remarks?|remarked|observe[sd]|went on to)\b/;

/** What somebody other than the player's character says or shows to know, in a run of sentences. */
interface Remark {
  readonly at: number;
  readonly id: string;
  readonly text: string;
}

/** Another character knows a fact that only the player's character found out. */
export const detectKnowledge: Detect = (reading) => {
  const alone = reading.facts.known.filter((fact) => fact.alone).map((fact) => ({ ...fact, topics: topicsOf(fact.text) }));
  if (alone.length === 0) return [];
  const own = topicsOf(reading.facts.speech);
  return remarksOf(reading).flatMap(({ at, id, text }) => {
    const wide = widen(topicsOf(text));
    const fact = alone.find(({ topics, shared_with }) => {
      const told = sharesOf(topics, wide).length;
      return (
        !shared_with.includes(id) && told >= Math.min(3, topics.size) && told / topics.size >= 0.35 && sharesOf(topics, own).length < told
      );
    });
    const person = reading.people.get(id);
    const sentence = reading.sentences[at];
    if (fact === undefined || person === undefined || sentence === undefined) return [];
    const message = `${person.name} speaks of what only the player's character knows: "${fact.text}"`;
    return [createFinding(sentence, message, "Let nobody know what they have not seen or been told.")];
  });
};

/** Speech beside whoever speaks, with what they go on to say; and what is told of somebody's knowing. */
const remarksOf = (reading: Reading): Remark[] => {
  const acts = findActs(reading);
  const speakers = new Map(acts.filter(({ verb }) => isSpeaking(verb)).map(({ at, id }) => [at, id]));
  const spoken = reading.sentences.flatMap(({ said }, at): Remark[] => {
    const id = speakers.get(at) ?? speakers.get(at - 1) ?? speakers.get(at + 1);
    if (said.trim() === "" || id === undefined) return [];
    const before = speakers.get(at - 1) === id || speakers.get(at - 1) === undefined ? (reading.sentences[at - 1]?.said ?? "") : "";
    return [{ at, id, text: `${before} ${said}` }];
  });
  const known = reading.sentences.flatMap(({ mentions, told, text }, at): Remark[] =>
    mentions.flatMap(({ id, end, spoken: aloud }) =>
      !aloud && reading.people.has(id) && knowing.test(told.slice(end)) ? [{ at, id, text }] : [],
    ),
  );
  return [...spoken, ...known];
};
