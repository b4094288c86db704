const motion =
  "go|goes|going|walk|head|sneak|slip|set|run|ride|climb|return|come|travel|move|leave|scout|follow|enter|sail|swim|descend|crawl|creep|march|step|wander|fly";

const patterns = [
  new RegExp(String.raw`\b(?:${motion})\b[^.!?]{0,120}\b(?:alone|by myself|on my own)\b`, "i"),
  new RegExp(String.raw`\b(?:alone|by myself|on my own),? (?:then )?i (?:${motion})\b`, "i"),
  /\b(?:without|leav(?:e|ing)) (?:the (?:others|party|group|rest)|everyone|all of (?:them|you))\b/i,
  /\b(?:the others|everyone else|the rest(?: of (?:us|them|the party|the group))?) (?:stays?|waits?|remains?|keeps? watch)\b/i,
  /\b(?:we|let's|let us|i) (?:split up|part ways|separate)\b/i,
];

/** Whether a player's text says that their character leaves the others. No one is left alone by "Leave her alone!". */
export const goesApart = (text: string): boolean =>
  patterns.some((pattern) => pattern.test(text.replaceAll(/\b(?:leave|let)\s+\S+(?:\s+\S+)?\s+alone\b/gi, "")));
