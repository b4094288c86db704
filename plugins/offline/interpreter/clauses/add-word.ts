import { textOf } from "../text/tag-text.ts";
import { endsIn, isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { possessives } from "./arguments.ts";
import type { ArgumentsDraft } from "./arguments.ts";

type Open = ArgumentsDraft["phrases"][number];

/** Adds a word behind the verb to the phrase that it belongs to: it opens one, goes on with one, or says how something is done. */
export const addWord = (draft: ArgumentsDraft, tokens: readonly Token[], at: number): void => {
  const token = tokens[at];
  const last = draft.phrases.at(-1);
  const ahead = tokens[at + 1];
  if (token === undefined || last === undefined) return;
  if (isPos(token, "PUNCT") || isOneOf(token, joins)) draft.phrases.push({ prep: last.prep, tokens: [] });
  else if (isPreposition(token, ahead) && !(isOneOf(token, positions) && isInName(last, ahead))) addPreposition(draft, last, token);
  else if (isManner(token, last, ahead)) draft.manner.push(token.text);
  else if (isIdle(token, last, ahead)) return;
  else if (isParticiple(token, last)) addAside(draft, tokens, at);
  else if (beginsSecond(token, last)) draft.phrases.push({ prep: "", tokens: [token] });
  else last.tokens.push(token);
};

const joins = wordSet("and or &");
const positions = wordSet("back front left right near far up down inside outside upper lower");
const places = wordSet("there here else");
const trailing = wordSet("first again next instead already too");
const selves = wordSet("myself ourselves himself herself");
const pronouns = wordSet("me him her it them us you this that these those everyone everybody someone nobody himself herself myself");
const prepositions = wordSet(
  "at to into onto in on from with by for about regarding concerning of off over under behind through past around round across along against near beside between among toward towards inside outside beneath below above up down out like without until till than after before during within upon via as",
);

const isPreposition = (token: Token, ahead: Token | undefined): boolean =>
  (prepositions.has(token.word) && (!isPos(token, "ADV") || isPos(ahead, "DET", "PRON", "PROPN", "NOUN", "ADP", "ADJ", "NUM"))) ||
  (isPos(token, "ADP") && token.word !== "whether");

const addPreposition = ({ phrases }: ArgumentsDraft, last: Open, token: Token): void => {
  const { word } = token;
  if (word === "of" && last.tokens.length > 0) last.tokens.push(token);
  else if (last.tokens.length === 0) last.prep = word === "of" ? (last.prep === "out" ? "out of" : last.prep || word) : word;
  else if (last.tokens.length === 1 && last.tokens[0]?.word === "next") phrases.splice(-1, 1, { prep: "next to", tokens: [] });
  else phrases.push({ prep: word, tokens: [] });
};

/** "The BACK room", "my VERY best hat". */
const isInName = ({ tokens }: Open, ahead: Token | undefined): boolean =>
  (isPos(tokens.at(-1), "DET") || isOneOf(tokens.at(-1), possessives)) && isPos(ahead, "NOUN", "PROPN", "ADJ", "VERB");

/** "Quietly", "tell Chen STRAIGHT", "open it WIDE". */
const isManner = (token: Token, last: Open, ahead: Token | undefined): boolean => {
  if (isPos(token, "ADV")) return !isOneOf(token, places) && !isInName(last, ahead);
  const named = isPos(last.tokens.at(-1), "PROPN", "PRON") && !isOneOf(last.tokens.at(-1), possessives);
  return isPos(token, "ADJ") && named && !isPos(ahead, "NOUN", "PROPN", "ADJ");
};

/** Words that add nothing: "please", "the dummy FIRST", "count them MYSELF", "follow Hester HOME". */
const isIdle = (token: Token, { tokens }: Open, ahead: Token | undefined): boolean => {
  if (isPos(token, "INTJ") || token.word === "please") return true;
  if (tokens.length === 0) return false;
  if (isOneOf(token, selves)) return true;
  if (isOneOf(token, trailing)) return ahead === undefined || isPos(ahead, "PUNCT");
  return token.word === "home" && !isPos(ahead, "NOUN") && !isOneOf(tokens.at(-1), possessives);
};

/** "Leave the envelope LYING open": how, and no part of the name. */
const isParticiple = (token: Token, { tokens }: Open): boolean =>
  isPos(token, "VERB") && endsIn(token, "ing") && isPos(tokens.at(-1), "NOUN", "PROPN", "PRON");

const addAside = ({ phrases, manner }: ArgumentsDraft, tokens: readonly Token[], at: number): void => {
  manner.push(textOf(tokens.slice(at, at + 2)));
  phrases.push({ prep: "aside", tokens: [] });
};

/** "Hand Mira THE WAFER": a second object begins. */
const beginsSecond = (token: Token, { prep, tokens }: Open): boolean => {
  const before = tokens.at(-1);
  if (before === undefined || before.owner || before.word === "of") return false;
  if (isOneOf(before, possessives) || isPos(before, "DET", "ADJ", "NUM", "ADP")) return false;
  if (isPos(token, "DET") || isOneOf(token, possessives)) return true;
  if (isPos(token, "PRON") && isOneOf(token, pronouns)) return true;
  if (isPos(token, "NUM")) return prep === "" && isPos(before, "PROPN", "PRON");
  return tokens.length === 1 && isOneOf(before, pronouns) && isPos(token, "NOUN", "PROPN", "ADJ", "NUM");
};
