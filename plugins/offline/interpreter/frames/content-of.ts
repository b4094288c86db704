import type { RoleWords } from "../reader/frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { Token } from "../text/token.ts";
import type { Content } from "./framed-clause.ts";

/** What a frame says, asks or thinks about. */
export const contentOf = ({ roles, text }: ReadFrame): Content => {
  const topics = roles.filter(({ role }) => role === "topic");
  const words = roles.filter(({ role }) => role === "words");
  const [first] = topics;
  const plain = joinSaid(words.map(saidIn));
  return {
    tokens: topics.flatMap(({ units }) => units.map(({ token }) => token)),
    opening: first === undefined ? "" : openingOf(first, text),
    words: plain,
  };
};

/** Several quotations as one text: what a comma held open ends with a full stop where the next begins a sentence. */
export const joinSaid = (quotes: readonly string[]): string =>
  quotes.reduce((before, quote) => (before === "" ? quote : `${/^\p{Lu}/u.test(quote) ? before.replace(/,$/, ".") : before} ${quote}`), "");

/** The words of the roles of a name; empty for none. */
export const wordsOfRole = ({ roles }: Pick<ReadFrame, "roles">, name: string): string =>
  roles
    .filter(({ role }) => role === name)
    .map(saidIn)
    .join(", ");

const saidIn = ({ units }: RoleWords): string =>
  units.map(({ quote, token }, at) => `${at > 0 && token.spaced ? " " : ""}${quote ?? token.text}${token.owner ? "'s" : ""}`).join("");

const openingOf = ({ prep, units }: RoleWords, text: string): string => {
  const [first] = units;
  if (prep !== "") return prep;
  const word = first?.token.word ?? "";
  if (/^(?:who|whom|whose|what|which|when|where|why|how|whether|if)$/.test(word)) return word;
  return new RegExp(`\\bthat ${escape(first?.token)}`, "i").test(text) ? "that" : isRequest(first?.token) ? "to" : "";
};

const escape = (token: Token | undefined): string => (token?.text ?? "").replaceAll(/[^\w']/g, ".");

const isRequest = (token: Token | undefined): boolean => token !== undefined && token.pos === "VERB" && token.word === token.lemma;
