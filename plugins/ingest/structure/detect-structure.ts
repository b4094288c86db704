import type { Piece } from "./piece.ts";
import type { Block, Extraction, Section, Structure } from "freeform-rpg/schemas";
import { addTextHeadings } from "./text-headings.ts";
import { addContentsHeadings } from "./contents-page.ts";
import { intentOfContent, intentOfShape, intentOfTitle } from "./intents.ts";

/**
 * Finds a book's sections. Headings come from bookmarks and fonts, as the extract stage found them; for a book without any, from its printed
 * contents, then from the shape of its lines.
 */
export const detectStructure = (book: Extraction): Structure => {
  const [pieces, found_by] = findHeadings(book);
  return { found_by, sections: makeSections(pieces, book.title) };
};

/** The same, but asks a model when a book has no headings at all. */
export const detectStructureWithModel = async (
  book: Extraction,
  ask: (pieces: readonly Piece[]) => Promise<{ readonly pieces: readonly Piece[]; readonly doubts: readonly string[] }>,
): Promise<Structure> => {
  const [pieces, found_by] = findHeadings(book);
  if (found_by !== "none") return { found_by, sections: makeSections(pieces, book.title) };
  const { pieces: asked, doubts } = await ask(pieces);
  const found = hasHeadings(asked) ? "model" : "none";
  return { found_by: found, sections: makeSections(asked, book.title), ...(doubts.length > 0 && { doubts: [...doubts] }) };
};

const findHeadings = (book: Extraction): readonly [readonly Piece[], Structure["found_by"]] => {
  const pieces = book.pages
    .filter(({ matter }) => matter === "body")
    .flatMap(({ number, blocks }) => blocks.map((block, index): Piece => ({ page: number, index, block })));
  if (hasHeadings(pieces)) return [pieces, book.bookmarks.length ? "bookmarks" : "fonts"];
  const listed = addContentsHeadings(book, pieces);
  if (hasHeadings(listed)) return [listed, "contents"];
  const guessed = addTextHeadings(pieces);
  return hasHeadings(guessed) ? [guessed, "text"] : [pieces, "none"];
};

const hasHeadings = (pieces: readonly Piece[]): boolean => pieces.some(({ block }) => block.type === "heading");

type OpenSection = { -readonly [K in keyof Section]: Section[K] } & { readonly held: Block[] };

const makeSections = (pieces: readonly Piece[], title: string): Section[] => {
  const sections: OpenSection[] = [];
  const around: OpenSection[] = [];
  const ids = new Map<string, number>();
  for (const { page, index, block } of pieces) {
    if (block.type === "heading" || sections.length === 0) {
      const [name, level] = block.type === "heading" ? [block.text, block.level ?? 1] : [title, 0];
      while ((around.at(-1)?.level ?? -1) >= level) around.pop();
      const section = openSection(name, level, page, around, ids);
      sections.push(section);
      around.push(section);
    }
    const current = sections.at(-1);
    if (!current) continue;
    current.pages = [current.pages[0], Math.max(page, ...block.places.map((place) => place.page))];
    if (block.type === "heading") continue;
    current.blocks.push([page, index]);
    current.held.push(block);
  }
  return settleIntents(followRows(sections));
};

const openSection = (title: string, level: number, page: number, around: readonly OpenSection[], ids: Map<string, number>): OpenSection => {
  const own = intentOfTitle(title);
  // Front and back matter is its own text alone: a chapter set below it by mistake is not lost.
  const [parent] = around.slice(-1).filter(({ intent }) => intent !== "META");
  return {
    id: uniqueId(title, ids),
    title,
    level,
    path: around.map((one) => one.title),
    intent: own ?? parent?.intent ?? "SETTING",
    intent_from: own ? "title" : parent && parent.intent_from !== "content" ? "parent" : "content",
    pages: [page, page],
    blocks: [],
    held: [],
  };
};

/** The minimum number of sibling sections without subsections that are a list of things. */
const row = 8;

/** Gives the sections of a list the list's intent, unless most of their titles imply another: in a list of spells one may be called "Hold Monster". */
const followRows = (sections: readonly OpenSection[]): readonly OpenSection[] => {
  const leaves = sections.filter(({ level }, at) => (sections[at + 1]?.level ?? 0) <= level);
  for (const list of Map.groupBy(leaves, ({ path }) => path.join("\n")).values()) {
    const around = sections.findLast(({ title, path }) => [...path, title].join("\n") === list[0]?.path.join("\n"));
    const strays = list.filter(({ intent, intent_from }) => intent_from === "title" && intent !== around?.intent);
    if (around === undefined || around.intent === "META" || list.length < row || strays.length > list.length / 2) continue;
    for (const stray of strays)
      Object.assign(stray, { intent: around.intent, intent_from: around.intent_from === "content" ? "content" : "parent" });
  }
  return sections;
};

/** The share of all sections from which a section is the whole book rather than a chapter. */
const wholeBook = 0.75;

/** Determines intents that no title implies from the content of a section and its subsections. Subsections inherit it unless their shape implies another. */
const settleIntents = (sections: readonly OpenSection[]): Section[] => {
  const settled: Section[] = [];
  let around: { readonly level: number; readonly intent: Section["intent"] } | null = null;
  for (const [at, { held, ...section }] of sections.entries()) {
    if (around && section.level <= around.level) around = null;
    const inside = sections.slice(at + 1, endOf(sections, at));
    const contents = inside.map(({ title, held: blocks }) => ({ title, blocks }));
    const shaped: Section["intent"] | null = section.intent_from === "content" && around ? intentOfShape(held, contents) : null;
    if (section.intent_from !== "content") settled.push(section);
    else if (around && shaped === null) settled.push({ ...section, intent: around.intent, intent_from: "parent" });
    else {
      const isBook = inside.length >= wholeBook * (sections.length - 1) && inside.length > 1;
      const intent: Section["intent"] = shaped ?? intentOfContent(held, isBook ? [] : contents);
      if (!isBook) around = { level: section.level, intent };
      settled.push({ ...section, intent });
    }
  }
  return settled;
};

/** Index after the last section within the given one. */
const endOf = (sections: readonly OpenSection[], at: number): number => {
  const next = sections.findIndex(({ level }, index) => index > at && level <= (sections[at]?.level ?? 0));
  return next < 0 ? sections.length : next;
};

/** Lower-case words joined by underscores; repeated titles get a number. */
const uniqueId = (title: string, ids: Map<string, number>): string => {
  const plain = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 60);
  const key = plain || "section";
  const count = (ids.get(key) ?? 0) + 1;
  ids.set(key, count);
  return count === 1 ? key : `${key}_${count}`;
};
