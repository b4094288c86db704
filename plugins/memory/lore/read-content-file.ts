import { PackFrontmatter } from "freeform-rpg/schemas/packs";
import { parseLocatedYaml, schemaProblems } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";
import { firstHeading } from "./chunk/first-heading.ts";
import { findTooDeepLine } from "./markdown-nesting.ts";
import { packLimits, showBytes } from "./pack-limits.ts";

/** One Markdown file of a pack. */
export interface PackFile {
  /** `pack:id`. */
  readonly id: string;
  /** Relative to the pack's folder. */
  readonly path: string;
  /** The frontmatter's name, else the first heading, else the id. */
  readonly title: string;
  readonly metadata: PackFrontmatter;
  /** The text after the frontmatter. */
  readonly body: string;
  /** The file's line on which `body` begins. */
  readonly bodyLine: number;
}

/** The result of reading a content file. `content` is `null` when the file is invalid. */
export interface ContentFile {
  readonly content: PackFile | null;
  readonly problems: readonly FileProblem[];
  /** The line of a value of the frontmatter. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Reads the text of a content file; problems name it as `file`. */
export const readContentFile = (packId: string, path: string, file: string, text: string): ContentFile => {
  const parts = splitFrontmatter(text);
  if (parts === null) return invalid([problemAt(file, 1, noFrontmatter)]);
  if (parts.head.length > packLimits.frontmatterLength) return invalid([problemAt(file, 1, tooLong)]);
  const tooDeep = findTooDeepLine(parts.body, packLimits.nesting);
  if (tooDeep !== null) return invalid([problemAt(file, parts.bodyLine + tooDeep - 1, nested)]);
  const yaml = parseLocatedYaml(file, parts.head, 2);
  if (yaml.problems.length > 0) return invalid(yaml.problems);
  const parsed = PackFrontmatter.safeParse(yaml.value);
  if (!parsed.success) return invalid(schemaProblems(yaml, parsed.error, Object.keys(PackFrontmatter.shape)));
  const { data: metadata } = parsed;
  const title = metadata.name ?? firstHeading(parts.body) ?? metadata.id;
  const content = { id: `${packId}:${metadata.id}`, path, title, metadata, body: parts.body, bodyLine: parts.bodyLine };
  return { content, problems: emptyBody(file, parts), lineOf: yaml.lineOf };
};

const invalid = (problems: readonly FileProblem[]): ContentFile => ({ content: null, problems, lineOf: () => 1 });

const problemAt = (file: string, line: number, message: string): FileProblem => ({ file, line, message, severity: "error" });

const nested = `nests lists or quotations more than ${packLimits.nesting} levels deep. Flatten them.`;
const tooLong = `has a frontmatter of more than ${showBytes(packLimits.frontmatterLength)}. Move text for readers below the second line "---".`;
const noFrontmatter = `does not begin with a block between two lines "---" that gives at least "id" and "type". Add it as the first lines.`;

const splitFrontmatter = (text: string): { head: string; body: string; bodyLine: number } | null => {
  const match = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text);
  if (match === null || match.index !== 0) return null;
  return { head: match[1] ?? "", body: text.slice(match[0].length), bodyLine: match[0].split("\n").length };
};

const emptyBody = (file: string, { body, bodyLine }: { body: string; bodyLine: number }): FileProblem[] =>
  body.trim() === ""
    ? [{ file, line: bodyLine, message: "has no text after its frontmatter, so searches cannot find anything in it.", severity: "warning" }]
    : [];
