const words = (list: string): string => list.split(" ").join("|");

/** Words that put a danger into the future or under a condition. */
const frame = /\b(?:prevent|before|may|might|could|would|should|will|shall|if|unless|until|once|threatens to|in case|risks?)\b/i;

const hazards = words(
  "attack charge burn collapse crumble crack drown explode flood shoot stab slash strangle choke crush chase pursue hunt surround corner ambush approach advance close rush lunge pounce strike swarm storm bleed fall sink spread leak pour rise break seize grab drag fire bear circle block trap freeze suffocate poison smother",
);
/** Hazard verbs that are nouns as well: "attacks on the mill" acts as little as "the attack" does. */
const nouns = new Set(
  "attack charge flood strike fall fire fires attacks floods strikes charges falls storm storms ambush leak leaks trap traps rise break breaks corner poison crack cracks".split(
    " ",
  ),
);

const progressive = /\b(?:is|are|['’]s|['’]re)\s+(?:\w+ly\s+|now\s+|already\s+|still\s+)?(\w+)ing\b/gi;
const present = new RegExp(
  `\\b([a-z'’]+)(?=\\s+(?:now\\s+|already\\s+|\\w+ly\\s+)?((?:${hazards})(?:e?s)?)\\b(?:\\s+(on|by|of|against|upon))?)`,
  "gi",
);
const here = /\b(?:you|your|here|now|the room|this room|overhead|behind you|around you|party)\b/i;
const stem = new RegExp(
  `^(?:${hazards
    .split("|")
    .map((verb) => verb.replace(/e$/, ""))
    .join("|")})(?:[a-z])?$`,
  "i",
);

/**
 * True when a DANGER text describes a hazard that acts now: the present progressive, or the simple present, of something that harms.
 * `may`, `before`, `if`, `prevent` and the like make a risk of it, so a text in the required form is always one.
 */
export const isImmediateHazard = (said: string): boolean => {
  if (frame.test(said)) return false;
  for (const [, verb = ""] of said.matchAll(progressive)) if (stem.test(verb) || here.test(said)) return true;
  for (const [, subject = "", verb = "", after] of said.matchAll(present))
    if (acts(subject.toLowerCase(), verb.toLowerCase(), after)) return true;
  return false;
};

const acts = (subject: string, verb: string, after: string | undefined): boolean => {
  if (/^(?:the|a|an|this|that|any|another|to|of|from|no|by|their|his|her|its|more|new|further|and|or|with|for|against)$/.test(subject))
    return false;
  const singular = verb.endsWith("s") && !verb.endsWith("ss");
  if (nouns.has(verb) && after !== undefined) return false;
  if (singular) return !(subject.endsWith("s") && subject.length > 3 && nouns.has(verb));
  return /(?:[^s]s|people|men|women|they|we|you|wolves|children)$/.test(subject);
};
