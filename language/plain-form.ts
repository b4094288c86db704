import { lemmas } from "./english/irregular-verbs.ts";

/** The form of a verb behind `I`, of one in the third person of the present: `keeps` is `keep`, `has` is `have`. Words are in lower case. */
export const plainForm = (verb: string): string => {
  const lemma = lemmas.get(verb);
  if (lemma !== undefined) return lemma === "be" ? "am" : lemma;
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)es$/.test(verb) && !/(?:[aeiou]se|ze|che)s$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
};
