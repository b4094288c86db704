import type { IngestEntity, PackManifest } from "freeform-rpg/schemas";
import { countOf } from "freeform-rpg/language";

/** The pack's `README.md`: its source, its contents and its licence. */
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
    `Made from "${book}" (${countOf(pages, "page")})${author === "" ? "" : `, by ${author}`}. The texts are the book's own; each file names its pages in the book.`,
    ...(held.length === 0 ? [] : [`## What is in it\n\n${held.join("\n")}`]),
    ...(system === null ? [] : [`It is written for the system \`${system}\`.`]),
    `## Licence\n\n\`${license.type}\`${license.publisher === undefined ? "" : `, ${license.publisher}`}`,
    ...(license.notes === undefined ? [] : [license.notes.replaceAll(/^/gm, "> ")]),
    `## Using it\n\nPut this folder among your packs, then \`npx freeform-rpg install-pack ${id}\`.`,
  ];
  return `${lines.join("\n\n")}\n`;
};

/** The maximum number of names that are shown per folder. */
const shown = 8;

/** The entities of a folder, the most certain first, each with its file. */
const nameSome = (folder: string, entities: readonly IngestEntity[]): string => {
  const within = entities.filter(({ file }) => file?.startsWith(`${folder}/`)).toSorted((a, b) => b.confidence - a.confidence);
  const some = within.slice(0, shown).map(({ name, file }) => `[${name}](${file ?? ""})`);
  return some.length === 0 ? "" : `, among them ${some.join(", ")}`;
};
