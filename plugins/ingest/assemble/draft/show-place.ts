import type { PageSpan } from "freeform-rpg/schemas";

/** ` (file, pages)`, with links to the files; empty where nothing is known. */
export const showPlace = (files: readonly string[], pages: PageSpan | null): string => {
  const links = files.map((file) => `[${file}](${file})`).join(" and ");
  const places = [...(links === "" ? [] : [links]), ...(pages === null ? [] : [showPages(pages)])];
  return places.length === 0 ? "" : ` (${places.join(", ")})`;
};

/** `page 3`, or `pages 3 to 5`. */
export const showPages = ([from, to]: PageSpan): string => (from === to ? `page ${from}` : `pages ${from} to ${to}`);
