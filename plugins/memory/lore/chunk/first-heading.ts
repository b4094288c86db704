import { headingText, parseBlocks } from "./markdown.ts";

/** The first first-level heading of a text; `undefined` when there is none. */
export const firstHeading = (body: string): string | undefined => {
  // Most files begin with it: parsing the rest would cost as much as chunking does.
  const [first = ""] = body.trimStart().split("\n\n", 1);
  return titleAmong(first) ?? titleAmong(body);
};

const titleAmong = (body: string): string | undefined => {
  const title = parseBlocks(body).find((block) => block.type === "heading" && block.depth === 1);
  return title === undefined ? undefined : headingText(body, title) || undefined;
};
