import type { PackManifest } from "freeform-rpg/schemas";

/** The pack's own page: what it is made from, what it holds, and the licence that goes with it. */
export const writeReadme = ({
  manifest,
  book,
  pages,
}: {
  readonly manifest: PackManifest;
  readonly book: string;
  readonly pages: number;
}): string => {
  const { name, description, author, provides, license, system, id } = manifest;
  const held = Object.entries(provides).map(([what, count]) => `- ${what}: ${count}`);
  const lines = [
    `# ${name}`,
    ...(description === "" ? [] : [description]),
    `Made from "${book}" (${pages} ${pages === 1 ? "page" : "pages"})${author === "" ? "" : `, by ${author}`}. The texts are the book's own; each file names the pages it stands on.`,
    ...(held.length === 0 ? [] : [`## What is in it\n\n${held.join("\n")}`]),
    ...(system === null ? [] : [`It is written for the system \`${system}\`.`]),
    `## Licence\n\n\`${license.type}\`${license.publisher === undefined ? "" : `, ${license.publisher}`}`,
    ...(license.notes === undefined ? [] : [license.notes.replaceAll(/^/gm, "> ")]),
    `## Using it\n\nPut this folder among your packs, then \`npx freeform-rpg install-pack ${id}\`.`,
  ];
  return `${lines.join("\n\n")}\n`;
};
