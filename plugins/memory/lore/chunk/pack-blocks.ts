import { splitSentences } from "freeform-rpg/language";
import { countTokens } from "./count-tokens.ts";
import type { SectionBlock } from "./split-sections.ts";

/** The maximum number of tokens of a chunk, unless a single list, table or block of code has more: longer sections continue in another chunk. */
const maxTokens = 600;

/** Joins the blocks of a section while they fit. Only paragraphs that are too long are split, between sentences. */
export const packBlocks = (blocks: readonly SectionBlock[]): string[] => {
  const texts: string[] = [];
  let tokens = 0;
  for (const block of withHeadings(blocks).flatMap(divide)) {
    const more = countTokens(block);
    const last = texts.at(-1);
    const fits = last !== undefined && tokens + more <= maxTokens;
    if (fits) texts[texts.length - 1] = `${last}\n\n${block}`;
    else texts.push(block);
    tokens = fits ? tokens + more : more;
  }
  return texts;
};

/** Joins each heading with the block that follows it. */
const withHeadings = (blocks: readonly SectionBlock[]): SectionBlock[] => {
  const joined: SectionBlock[] = [];
  let heading = "";
  for (const { text, divisible } of blocks) {
    if (/^#{3,6}\s\S*/.test(text) && !text.includes("\n")) heading = heading === "" ? text : `${heading}\n\n${text}`;
    else {
      joined.push({ text: heading === "" ? text : `${heading}\n\n${text}`, divisible });
      heading = "";
    }
  }
  return heading === "" ? joined : [...joined, { text: heading, divisible: false }];
};

const divide = ({ text, divisible }: SectionBlock): string[] => {
  if (!divisible || countTokens(text) <= maxTokens) return [text];
  const parts: string[] = [];
  let tokens = 0;
  const starts = splitSentences(text).map(({ span }) => span.start);
  for (const [at, start] of starts.entries()) {
    const sentence = text.slice(start, starts[at + 1]);
    const more = countTokens(sentence);
    if (parts.length > 0 && tokens + more <= maxTokens) parts[parts.length - 1] += sentence;
    else parts.push(sentence);
    tokens = parts.at(-1) === sentence ? more : tokens + more;
  }
  return parts.map((part) => part.trim());
};
