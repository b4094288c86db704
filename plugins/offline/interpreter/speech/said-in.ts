import type { Arguments } from "../clauses/arguments.ts";
import type { Named } from "../names/name-book.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

const aloud = /^(?:say|shout|yell|whisper|reply|answer|call_out|announce|mutter|mumble|murmur|cry_out|add|growl|hiss|remark)$/;
const empty = /^(?:to|at|about|something|nothing|anything|a few words|it|his|her|out)\b|^$/i;

/** The words that are said aloud without quotation marks: "I say good evening to Bree". Empty for other verbs, and for none. */
export const saidIn = (phrase: string, tokens: readonly Token[], { content }: Arguments, target: Named | undefined): string => {
  if (!aloud.test(phrase)) return "";
  if (content.length > 0) return textOf(content);
  const words = textOf(tokens).replace(/^(?:to|at) [\w' -]*?,\s*/i, "");
  const plain = target === undefined ? words : words.replace(/\s+to\s+[\w' -]+$/i, "");
  return empty.test(plain) ? "" : plain;
};
