import type { Pack, PackFile } from "freeform-rpg/plugins/memory/lore";
import type { PackFinding } from "freeform-rpg/schemas";

/** Fewest words that tell a reader anything. */
const fewest = 3;
/** Most findings of one kind that are told one by one. */
const told = 10;

/** What a DM would stumble over in files that can be read: no text, one title on two files of a kind. */
export const checkContent = ({ files }: Pick<Pack, "files">): PackFinding[] => [
  ...shorten(files.filter(isEmpty).map(({ path }) => finding(path, "It holds no text below its title. Write some, or delete it."))),
  ...shorten(repeatedTitles(files)),
];

const isEmpty = ({ body }: PackFile): boolean => (body.replaceAll(/^#.*$/gm, "").match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < fewest;

const repeatedTitles = (files: readonly PackFile[]): PackFinding[] =>
  [...Map.groupBy(files, ({ title, metadata }) => `${metadata.type} ${title.toLowerCase()}`).values()].flatMap(([first, ...others]) =>
    others.map(({ path, title }) =>
      finding(
        path,
        `It is called "${title}", as ${first?.path ?? "another file"} is. Give one of them another name, or make one file of both.`,
      ),
    ),
  );

const finding = (file: string | null, message: string): PackFinding => ({ severity: "warning", phase: "structure", file, message });

const shorten = (findings: readonly PackFinding[]): PackFinding[] =>
  findings.length <= told
    ? [...findings]
    : [...findings.slice(0, told), finding(null, `${findings.length - told} more files have the same: ${findings[told]?.message ?? ""}`)];
