import { findMainVerb } from "../clauses/lead-in.ts";
import type { MainVerb } from "../clauses/lead-in.ts";
import { motions } from "../clauses/leads-on.ts";
import { readArguments } from "../clauses/read-arguments.ts";
import type { Clause } from "../clauses/split-clauses.ts";
import { readAction } from "../frames/read-action.ts";
import type { Reading, Understood } from "../reading.ts";
import { tagText, textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** "I want a proper look at it", "I want to know who owns it": what is wanted is done, or asked. */
export const wants = (tokens: readonly Token[], { found }: MainVerb, reading: Reading): Understood[] | null => {
  if (!/^(?:want|need|like|have)$/.test(found.phrase)) return null;
  const clause = [...tagText("i have"), ...tokens.slice(found.end)];
  const main = findMainVerb(clause, reading.lexicon, reading.actor);
  const noun = clause.slice(2).find(({ pos }) => pos === "NOUN");
  const action = noun === undefined ? undefined : reading.actions.verbs.get(noun.word);
  if (main !== null && main.found.phrase !== "have") return [readAction(clause, main, reading)];
  if (action === undefined || noun === undefined) return null;
  const rest = tagText(`i ${noun.word} ${textOf(clause.slice(clause.indexOf(noun) + 1))}`);
  const light = findMainVerb(rest, reading.lexicon, reading.actor);
  return light === null ? null : [readAction(rest, light, reading)];
};

const objects: Readonly<Record<string, string>> = { he: "him", she: "her", they: "them" };

/** "She can have the cipher": a gift. */
export const readPermission = (tokens: readonly Token[], reading: Reading): Understood | null => {
  const can = tokens.findIndex(({ word }) => word === "can" || word === "may");
  const have = tokens.findIndex(({ word }) => word === "have" || word === "keep");
  const subject = tokens[can - 1];
  if (can < 1 || can > 3 || have < can || have > can + 2 || subject === undefined || /^(?:i|we|you|it)$/.test(subject.word)) return null;
  const to = tagText(`to ${objects[subject.word] ?? subject.text}`).map((token) => ({ ...token, spaced: true }));
  const clause = [...tagText("i give"), ...tokens.slice(have + 1).filter(({ pos }) => pos !== "ADV"), ...to];
  const main = findMainVerb(clause, reading.lexicon, reading.actor);
  return main === null ? null : readAction(clause, main, reading);
};

/** "I use the lamp to look behind the shelf": the second verb is what is done. */
export const usedFor = ({ found }: MainVerb, { tokens }: Clause, reading: Reading): Understood | null => {
  if (!/^(?:use|make_use_of|employ|take_out|get_out)$/.test(found.phrase)) return null;
  const { purpose, phrases } = readArguments([...found.inner, ...tokens.slice(found.end)], false, reading.lexicon);
  const [means] = phrases;
  const main = purpose.length === 0 ? null : findMainVerb(purpose, reading.lexicon, reading.actor);
  if (means === undefined || main === null || main.subject !== "") return null;
  const [using] = tagText("with it");
  return using === undefined ? null : readAction([...purpose, { ...using, spaced: true }, ...means.tokens], main, reading);
};

/** "I go over to ask Viktor": what a movement is for is done as well. */
export const leadsTo = ({ found }: MainVerb, { tokens }: Clause, reading: Reading): { tokens: readonly Token[]; main: MainVerb } | null => {
  const action = reading.actions.find(found.verb);
  if (action.family !== "go" && !motions.has(found.phrase)) return null;
  const { purpose } = readArguments([...found.inner, ...tokens.slice(found.end)], false, reading.lexicon);
  const main = purpose.length === 0 ? null : findMainVerb(purpose, reading.lexicon, reading.actor);
  return main === null || main.subject !== "" || main.found.start > 1 ? null : { tokens: purpose, main };
};
