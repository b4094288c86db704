import type { Structure } from "freeform-rpg/schemas";

/** `structure.json`, and `outline.md` for reading: every section with its pages and intent. */
export const structureFiles = (structure: Structure): ReadonlyMap<string, string> => {
  const outline = structure.sections.map(
    ({ title, level, pages: [from, to], intent, intent_from }) =>
      `${"  ".repeat(Math.max(0, level - 1))}- ${title} (${from === to ? `page ${from}` : `pages ${from} to ${to}`}; ${intent}, by ${intent_from})`,
  );
  return new Map([
    ["structure.json", `${JSON.stringify(structure, null, 1)}\n`],
    ["outline.md", `${outline.join("\n")}\n`],
  ]);
};
