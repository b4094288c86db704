import { PackFrontmatter } from "freeform-rpg/schemas";
import { parseLocatedYaml } from "./located-yaml.ts";
import type { FileProblem } from "./problems.ts";
import { schemaProblems } from "./schema-problems.ts";

/** One Markdown file of a pack. */
export interface PackFile {
  /** `pack:id`. */
  readonly id: string;
  /** Relative to the pack's folder. */
  readonly path: string;
  /** The frontmatter's name, else the first heading, else the id. */
  readonly title: string;
  readonly metadata: PackFrontmatter;
  /** The text below the frontmatter. */
  readonly body: string;
  /** The file's line on which `body` begins. */
  readonly bodyLine: number;
}

/** Reads a content file's text; `file` is how problems name it. `content` is `null` when it cannot be used. */
export const readContentFile = (
  packId: string,
  path: string,
  file: string,
  text: string,
): { content: PackFile | null; problems: readonly FileProblem[] } => {
  const parts = splitFrontmatter(text);
  if (parts === null) return { content: null, problems: [{ file, line: 1, message: noFrontmatter, severity: "error" }] };
  const yaml = parseLocatedYaml(file, parts.head, 2);
  if (yaml.problems.length > 0) return { content: null, problems: yaml.problems };
  const parsed = PackFrontmatter.safeParse(yaml.value);
  if (!parsed.success) return { content: null, problems: schemaProblems(yaml, parsed.error, Object.keys(PackFrontmatter.shape)) };
  const { data: metadata } = parsed;
  const title = metadata.name ?? firstHeading(parts.body) ?? metadata.id;
  const content = { id: `${packId}:${metadata.id}`, path, title, metadata, body: parts.body, bodyLine: parts.bodyLine };
  return { content, problems: emptyBody(file, parts) };
};

const noFrontmatter = `does not begin with a block between two lines "---" that gives at least "id" and "type". Add it as the first lines.`;

const splitFrontmatter = (text: string): { head: string; body: string; bodyLine: number } | null => {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (match === null || match.index !== 0) return null;
  return { head: match[1] ?? "", body: text.slice(match[0].length), bodyLine: match[0].split("\n").length };
};

const firstHeading = (body: string): string | undefined => /^#[ \t]+(.+?)[ \t#]*$/m.exec(body)?.[1];

const emptyBody = (file: string, { body, bodyLine }: { body: string; bodyLine: number }): FileProblem[] =>
  body.trim() === ""
    ? [{ file, line: bodyLine, message: "has no text below its frontmatter, so nothing of it can be told.", severity: "warning" }]
    : [];
