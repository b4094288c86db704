import type { Pack, PackFile } from "freeform-rpg/plugins/memory/lore";
import type { PackFinding } from "freeform-rpg/schemas";

/** The minimum words of a file's text. */
const minWords = 3;
/** The maximum number of findings of one kind that are reported one by one. */
const maxReported = 10;

/** Finds problems in readable files: no text, or two files of a type with the same title. */
export const checkContent = ({ files }: Pick<Pack, "files">): PackFinding[] => [
  ...shorten(files.filter(isEmpty).map(({ path }) => finding(path, "It has no text below its title. Write some, or delete it."))),
  ...shorten(repeatedTitles(files)),
];

const isEmpty = ({ body }: PackFile): boolean => (body.replaceAll(/^#.*$/gm, "").match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < minWords;

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
  findings.length <= maxReported
    ? [...findings]
    : [
        ...findings.slice(0, maxReported),
        finding(null, `${findings.length - maxReported} more files have the same: ${findings[maxReported]?.message ?? ""}`),
      ];
