import { headingText, parseBlocks, sourceOf } from "./markdown.ts";

/** Something hidden in a place, which a search of the right spot discovers. */
export interface Discoverable {
  /** Stable within its file: the spot's name and, for more than one at a spot, a number. */
  readonly key: string;
  /** Where to look, such as `the coat hooks`. */
  readonly spot: string;
  /** The discovery, as a sentence. */
  readonly content: string;
}

/** True for the heading under which a location lists its discoverables, one item a line: `- the coat hooks: A key hangs there.` */
export const isDiscoverables = (heading: string): boolean => /^discoverables?$/i.test(heading.trim());

/** Reads the discoverables that a file's text lists, in order. Items without a colon are discovered by a search of the whole place. */
export const readDiscoverables = (body: string): Discoverable[] => {
  const taken = new Map<string, number>();
  let listed = false;
  return parseBlocks(body).flatMap((block): Discoverable[] => {
    if (block.type === "heading") listed = block.depth <= 2 ? isDiscoverables(headingText(body, block)) : listed;
    if (!listed || block.type !== "list") return [];
    return block.children.map((item) => toDiscoverable(itemText(body, item), taken));
  });
};

type Item = Extract<ReturnType<typeof parseBlocks>[number], { type: "list" }>["children"][number];

const itemText = (body: string, item: Item): string =>
  item.children
    .map((block) => sourceOf(body, block))
    .join(" ")
    .replaceAll(/[*_`]/g, "")
    .replaceAll(/\s+/g, " ");

const toDiscoverable = (text: string, taken: Map<string, number>): Discoverable => {
  const [, named = "", content = text] = /^([^:.]{2,60}):\s+(.+)$/.exec(text) ?? [];
  const spot = named.replace(/^(?:search|look|examine)\s+/i, "").replace(/^(?:behind|under|in|inside|on|at|beneath|below)\s+/i, "");
  const slug = (spot || "place").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "_");
  const nth = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, nth);
  return { key: nth === 1 ? slug : `${slug}_${nth}`, spot, content };
};
