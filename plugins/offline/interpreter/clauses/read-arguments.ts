/* oxlint-disable complexity, max-params, max-lines-per-function */
import { matchVerb } from "../lexicon.ts";
import type { Lexicon } from "../lexicon.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** A noun phrase and the preposition before it; an empty one for an object. */
export interface Phrase {
  readonly prep: string;
  readonly tokens: readonly Token[];
}

/** What stands behind a verb. */
export interface Arguments {
  readonly phrases: readonly Phrase[];
  /** What is asked, told or looked for: "whether he is well", "to open the gate". */
  readonly content: readonly Token[];
  /** The word that the content begins with: `that`, `to`, `what`; empty for none. */
  readonly opening: string;
  /** What it is done for. */
  readonly purpose: readonly Token[];
  readonly manner: readonly string[];
  readonly until: string;
}

const wh = new Set("who whom whose what which when where why how whether whatever whoever wherever".split(" "));
const positions = new Set("back front left right near far up down inside outside upper lower".split(" "));
const reasons = new Set(["because", "since", "so"]);
const possessives = new Set("my your his her its our their".split(" "));
const pronouns = new Set(
  "me him her it them us you this that these those everyone everybody someone nobody himself herself myself".split(" "),
);
const prepositions = new Set(
  "at to into onto in on from with by for about regarding concerning of off over under behind through past around round across along against near beside between among toward towards inside outside beneath below above up down out like without until till than after before during within upon via as".split(
    " ",
  ),
);

interface Draft {
  phrases: { prep: string; tokens: Token[] }[];
  manner: string[];
}

/** Reads what follows a verb. `said` is true for verbs of speaking. */
export const readArguments = (tokens: readonly Token[], said: boolean, lexicon: Lexicon): Arguments => {
  const draft: Draft = { phrases: [{ prep: "", tokens: [] }], manner: [] };
  const done = (rest: Partial<Arguments> = {}): Arguments => ({
    phrases: draft.phrases.filter((phrase) => phrase.tokens.length > 0),
    content: [],
    opening: "",
    purpose: [],
    manner: draft.manner,
    until: "",
    ...rest,
  });
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const last = draft.phrases.at(-1) ?? { prep: "", tokens: [] };
    const rest = tokens.slice(at + 1);
    const ahead = rest[0];
    if (isContent(tokens, at, said, last.tokens))
      return done({ content: wh.has(token.word) ? tokens.slice(at) : rest, opening: token.word });
    if (said && last.prep === "" && opensStatement(tokens, at)) return done({ content: tokens.slice(at), opening: "that" });
    if (token.word === "to" && isVerbAhead(tokens, at + 1, lexicon))
      return said ? done({ content: rest, opening: "to" }) : done({ purpose: rest });
    if (token.word === "in" && ahead?.word === "order") return done({ purpose: tokens.slice(at + 3) });
    if (reasons.has(token.word) && token.pos !== "ADJ" && ahead !== undefined)
      return done({ purpose: ahead.word === "that" ? rest.slice(1) : rest });
    if (/^(?:until|till)$/.test(token.word)) return done({ until: textOf(rest) });
    if (/^(?:without|while|when|once|unless|if|as|like|before|after)$/.test(token.word) && isSideNote(tokens, at)) {
      draft.manner.push(textOf(tokens.slice(at)));
      return done();
    }
    if (/^(?:for|by)$/.test(token.word) && (ahead?.word ?? "").endsWith("ing") && ahead?.pos === "VERB") return done({ purpose: rest });
    if (token.pos === "PUNCT" || /^(?:and|or|&)$/.test(token.word)) {
      draft.phrases.push({ prep: last.prep, tokens: [] });
      continue;
    }
    if (isPreposition(token, ahead) && !(positions.has(token.word) && isInName(last.tokens, ahead))) {
      addPreposition(draft, token);
      continue;
    }
    if (token.pos === "ADV" && !/^(?:there|here|else)$/.test(token.word) && !isInName(last.tokens, ahead)) {
      draft.manner.push(token.text);
      continue;
    }
    if (token.pos === "INTJ" || token.word === "please") continue;
    if (
      /^(?:first|again|next|instead|already|too)$/.test(token.word) &&
      last.tokens.length > 0 &&
      (ahead === undefined || ahead.pos === "PUNCT")
    )
      continue;
    if (token.word === "home" && last.tokens.length > 0 && ahead?.pos !== "NOUN" && !possessives.has(last.tokens.at(-1)?.word ?? ""))
      continue;
    if (token.pos === "ADJ" && isAfterName(last.tokens) && !/^(?:NOUN|PROPN|ADJ)$/.test(ahead?.pos ?? "")) {
      draft.manner.push(token.text);
      continue;
    }
    if (token.pos === "VERB" && token.word.endsWith("ing") && /^(?:NOUN|PROPN|PRON)$/.test(last.tokens.at(-1)?.pos ?? "")) {
      draft.manner.push(textOf(tokens.slice(at, at + 2)));
      draft.phrases.push({ prep: "aside", tokens: [] });
      continue;
    }
    if (/^(?:myself|ourselves|himself|herself)$/.test(token.word) && last.tokens.length > 0) continue;
    if (beginsSecond(tokens, at, last)) draft.phrases.push({ prep: "", tokens: [token] });
    else last.tokens.push(token);
  }
  return done();
};

/** "The BACK room", "my VERY best hat". */
const isInName = (before: readonly Token[], ahead: Token | undefined): boolean =>
  (before.at(-1)?.pos === "DET" || possessives.has(before.at(-1)?.word ?? "")) && /^(?:NOUN|PROPN|ADJ|VERB)$/.test(ahead?.pos ?? "");

/** "Tell Chen STRAIGHT that", "open it WIDE". */
const isAfterName = (before: readonly Token[]): boolean =>
  /^(?:PROPN|PRON)$/.test(before.at(-1)?.pos ?? "") && !possessives.has(before.at(-1)?.word ?? "");

/** "What he knows", "that she saw it": words that open what is asked or told. */
const isContent = (tokens: readonly Token[], at: number, said: boolean, before: readonly Token[]): boolean => {
  const { word = "", pos = "" } = tokens[at] ?? {};
  const more = at + 1 < tokens.length || word !== "that";
  if (wh.has(word)) return said || before.length === 0 || !/^(?:who|which|whose|where)$/.test(word);
  if (/^(?:about|regarding|concerning)$/.test(word) && said) return true;
  if (!said) return false;
  if (word === "of" && before.length > 0) return tokens[at + 1]?.pos === "VERB" || /^(?:PROPN|PRON)$/.test(before.at(-1)?.pos ?? "");
  if (word === "if") return true;
  return (
    word === "that" &&
    more &&
    (pos === "SCONJ" ||
      (before.length === 0 && /^(?:PRON|PROPN|DET)$/.test(tokens[at + 1]?.pos ?? "")) ||
      (before.length > 0 && /^(?:PRON|DET|PROPN|NOUN|ADJ)$/.test(tokens[at + 1]?.pos ?? "")))
  );
};

/** "I tell Reed I have never ...": told without a "that". */
const opensStatement = (tokens: readonly Token[], at: number): boolean => {
  const { word = "" } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (/^(?:i|we|he|she|they|it|there|you)$/.test(word)) return next !== undefined && /^(?:VERB|AUX|ADV|PART)$/.test(next.pos);
  return false;
};

const isVerbAhead = (tokens: readonly Token[], from: number, lexicon: Lexicon): boolean => {
  let at = from;
  while (/^(?:not|n't|just|please)$/.test(tokens[at]?.word ?? "") || tokens[at]?.pos === "ADV") at++;
  const token = tokens[at];
  if (token === undefined || token.owner) return false;
  if (token.pos === "VERB" || token.word === "be") return true;
  const next = tokens[at + 1];
  return token.pos === "NOUN" && matchVerb(tokens, at, lexicon) !== null && next !== undefined && /^(?:DET|PRON|PROPN|NUM)$/.test(next.pos);
};

const isSideNote = (tokens: readonly Token[], at: number): boolean => {
  const { word = "", pos = "" } = tokens[at] ?? {};
  const rest = tokens.slice(at + 1);
  if (word === "without") return true;
  if (/^(?:before|after)$/.test(word)) return rest.some((token) => token.pos === "VERB" || token.pos === "AUX");
  if (word === "like") return rest.some((token) => token.pos === "VERB" || token.pos === "AUX") || pos === "SCONJ";
  if (word === "as") return rest.length > 1;
  return rest.some((token) => token.pos === "VERB" || token.pos === "AUX");
};

const isPreposition = ({ word, pos }: Token, ahead: Token | undefined): boolean =>
  (prepositions.has(word) && (pos !== "ADV" || (ahead !== undefined && /^(?:DET|PRON|PROPN|NOUN|ADP|ADJ|NUM)$/.test(ahead.pos)))) ||
  (pos === "ADP" && word !== "whether");

const addPreposition = (draft: Draft, { word, text, ...token }: Token): void => {
  const last = draft.phrases.at(-1);
  if (word === "of" && last !== undefined && last.tokens.length > 0) last.tokens.push({ word, text, ...token });
  else if (last !== undefined && last.tokens.length === 0)
    last.prep = last.prep === "" || word === "of" ? (last.prep === "out" ? "out of" : last.prep || word) : word;
  else if (last !== undefined && last.tokens.length === 1 && last.tokens[0]?.word === "next") {
    last.prep = "next to";
    last.tokens = [];
  } else draft.phrases.push({ prep: word, tokens: [] });
};

/** "Hand Mira THE WAFER": a second object begins. */
const beginsSecond = (tokens: readonly Token[], at: number, last: Draft["phrases"][number]): boolean => {
  const token = tokens[at];
  const before = last.tokens.at(-1);
  if (token === undefined || before === undefined || before.owner) return false;
  if (possessives.has(before.word) || /^(?:DET|ADJ|NUM|ADP)$/.test(before.pos))
    return isOneObject(before, last) && !/^(?:ADJ|NOUN|PROPN|NUM|DET|VERB|ADP|PRON)$/.test(token.pos);
  if (before.word === "of") return false;
  if (token.pos === "DET" || possessives.has(token.word)) return true;
  if (token.pos === "PRON" && pronouns.has(token.word)) return true;
  if (token.pos === "NUM") return last.prep === "" && /^(?:PROPN|PRON)$/.test(before.pos);
  return pronouns.has(before.word) && last.tokens.length === 1 && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(token.pos);
};

const isOneObject = (before: Token, { tokens }: Draft["phrases"][number]): boolean =>
  tokens.length === 1 && /^(?:her|him|me|them|us|it|you)$/.test(before.word) && !possessives.has(before.word);
