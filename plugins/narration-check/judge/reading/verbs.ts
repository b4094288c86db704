import { isPast, isThirdPerson } from "freeform-rpg/language";

/** True for a text that is narrated in the past tense, in which past verbs mean the present of the story. Each sentence votes by its first verb. */
export const isInPastTense = (sentences: readonly string[]): boolean => {
  const votes = sentences.map(voteFor);
  return votes.filter((vote) => vote === "past").length > votes.filter((vote) => vote === "present").length;
};

const voteFor = (sentence: string): "past" | "present" | undefined => {
  for (const [, subject, verb = "", auxiliary = ""] of sentence.matchAll(firstVerbs)) {
    if (/^(?:was|were|did|had)$/.test(auxiliary)) return "past";
    if (auxiliary !== "") return "present";
    if (isPast(verb)) return "past";
    if (isThirdPerson(verb) || /^(?:you|i|we)$/.test(subject ?? "")) return "present";
  }
  return undefined;
};

const firstVerbs =
  /\b(they|he|she|it|you|i|we|there|who|nobody|everyone|somebody)(?: \w+ly| never| still)? ([a-z]{2,})|\b(is|are|am|has|does|was|were|did|had)\b/g;
