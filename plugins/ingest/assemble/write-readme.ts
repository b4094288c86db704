import type { IngestEntity, PackManifest } from "freeform-rpg/schemas";
import { countOf } from "freeform-rpg/language";

/** The pack's own page: what it is made from, what it holds, and the licence that goes with it. */
export const writeReadme = ({
  manifest,
  book,
  pages,
  entities,
}: {
  readonly manifest: PackManifest;
  readonly book: string;
  readonly pages: number;
  readonly entities: readonly IngestEntity[];
}): string => {
  const { name, description, author, provides, license, system, id } = manifest;
  const held = Object.entries(provides).map(([what, count]) => `- ${what}: ${count}${nameSome(what, entities)}`);
  const lines = [
    `# ${name}`,
    ...(description === "" ? [] : [description]),
    `Made from "${book}" (${countOf(pages, "page")})${author === "" ? "" : `, by ${author}`}. The texts are the book's own; each file names the pages it stands on.`,
    ...(held.length === 0 ? [] : [`## What is in it\n\n${held.join("\n")}`]),
    ...(system === null ? [] : [`It is written for the system \`${system}\`.`]),
    `## Licence\n\n\`${license.type}\`${license.publisher === undefined ? "" : `, ${license.publisher}`}`,
    ...(license.notes === undefined ? [] : [license.notes.replaceAll(/^/gm, "> ")]),
    `## Using it\n\nPut this folder among your packs, then \`npx freeform-rpg install-pack ${id}\`.`,
  ];
  return `${lines.join("\n\n")}\n`;
};

/** Most names of a folder that are shown. */
const shown = 8;

/** Whom and what a folder tells of, the surest first, each with its file. */
const nameSome = (folder: string, entities: readonly IngestEntity[]): string => {
  const within = entities.filter(({ file }) => file?.startsWith(`${folder}/`)).toSorted((a, b) => b.confidence - a.confidence);
  const some = within.slice(0, shown).map(({ name, file }) => `[${name}](${file ?? ""})`);
  return some.length === 0 ? "" : `, among them ${some.join(", ")}`;
};
