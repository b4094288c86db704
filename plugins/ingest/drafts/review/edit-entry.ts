import { parseDocument } from "yaml";

const head = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** Sets keys in the front block of a content file. What else it holds stays, comments too. */
export const setInFront = (text: string, values: Readonly<Record<string, string>>): string => {
  const document = parseDocument(head.exec(text)?.[1] ?? "");
  for (const [key, value] of Object.entries(values)) document.set(key, value);
  return withFront(text, document.toString({ lineWidth: 0 }));
};

/** Gives an entry another name: in its front block, and in headings that are the old name. */
export const rename = (text: string, before: string | null, name: string): string =>
  setInFront(text, { name }).replaceAll(/^(#+ )(.*)$/gm, (line, marks: string, title: string) =>
    title.trim() === before ? `${marks}${name}` : line,
  );

/** Takes an id out of every list of related entries; `null` where it is in none. */
export const unlink = (text: string, id: string): string | null => {
  const document = parseDocument(head.exec(text)?.[1] ?? "");
  let changed = false;
  for (const key of ["related_entities", "related_factions", "related_locations", "related_threads"]) {
    const before: unknown = document.toJS()?.[key];
    if (!Array.isArray(before) || !before.includes(id)) continue;
    document.set(key, document.createNode(before.filter((one) => one !== id)));
    changed = true;
  }
  return changed ? withFront(text, document.toString({ lineWidth: 0 })) : null;
};

/** Takes a section of the second level, with its heading, out of a page; `null` where it has none of that title. */
export const cutSection = (text: string, title: string): string | null => {
  const lines = text.split("\n");
  const from = lines.indexOf(`## ${title}`);
  if (from < 0) return null;
  const next = lines.findIndex((line, at) => at > from && line.startsWith("## "));
  return [...lines.slice(0, from), ...(next < 0 ? [""] : lines.slice(next))].join("\n");
};

/** Whether a page has a section left. */
export const hasSection = (text: string): boolean => /^## /m.test(text);

const withFront = (text: string, front: string): string => text.replace(head, () => `---\n${front}---\n`);
