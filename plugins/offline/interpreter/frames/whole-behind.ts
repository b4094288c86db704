import type { RoleWords } from "../reader/frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";

/** "Read the last entry | in the journal": what stands behind an action's last words and says what those are part of, where no role has it. */
export const wholeBehind = ({ end, evidence: { units, reach } }: ReadFrame): RoleWords | undefined => {
  const rest = units.slice(end, reach);
  const stop = rest.findIndex(({ token }, at) => at > 0 && /^(?:PUNCT|CCONJ|ADP|SCONJ|VERB|AUX)$/.test(token.pos));
  const [prep, article, ...more] = stop < 0 ? rest : rest.slice(0, stop);
  const leads = /^(?:in|inside|on|from|off|of|under|behind|along|around|round|across)$/.test(prep?.token.word ?? "");
  const isNoun = /^(?:NOUN|PROPN)$/.test(more.at(-1)?.token.pos ?? "");
  return prep !== undefined &&
    article !== undefined &&
    leads &&
    /^(?:the|his|her|their|my|its|this|that)$/.test(article.token.word) &&
    isNoun
    ? { role: "place", prep: prep.token.word, units: [article, ...more] }
    : undefined;
};
