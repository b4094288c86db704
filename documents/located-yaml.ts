import { LineCounter, isCollection, isMap, isNode, isScalar, parseDocument } from "yaml";
import type { Document } from "yaml";
import { messageOf } from "freeform-rpg/kernel";
import type { FileProblem } from "./problems.ts";
import { deepestFlow, deepestIndent } from "./nesting.ts";

/** A parsed YAML text that remembers where each value stands. */
export interface LocatedYaml {
  readonly file: string;
  /** The plain value; `null` when the text is no YAML. */
  readonly value: unknown;
  /** Syntax errors; duplicate keys, aliases that grow beyond measure and nesting beyond reason are among them. */
  readonly problems: readonly FileProblem[];
  /** The line of the value at `path`, or of the nearest parent that there is. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Most values that aliases may stand for: a few lines of them can otherwise fill all memory. */
const maxAliasCount = 100;
/** Most levels of lists and maps. */
const maxDepth = 40;

/** Parses YAML. `file` is how problems name it; `firstLine` is the line of `text`'s beginning within its file. */
export const parseLocatedYaml = (file: string, text: string, firstLine = 1): LocatedYaml => {
  const tooDeep = deepestFlow(text, maxDepth) ?? deepestIndent(text, maxDepth);
  if (tooDeep !== null) return refused(file, tooDeep + firstLine - 1, deep);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = document.errors.map(({ message, pos }) => problemAt(file, lineAt(pos[0]), invalid(message)));
  if (problems.length > 0) return { file, value: null, problems, lineOf: (path) => lineAt(offsetOf(document, path)) };
  try {
    return { file, value: document.toJS({ maxAliasCount }), problems, lineOf: (path) => lineAt(offsetOf(document, path)) };
  } catch (error) {
    // The parser answers aliases that name nothing, or grow beyond measure, by throwing.
    return refused(file, firstLine, aliases(messageOf(error)));
  }
};

const refused = (file: string, line: number, message: string): LocatedYaml => ({
  file,
  value: null,
  problems: [problemAt(file, line, message)],
  lineOf: () => line,
});

const problemAt = (file: string, line: number, message: string): FileProblem => ({ file, line, message, severity: "error" });

const invalid = (why: string): string =>
  `is not valid YAML: ${why.replace(/\.?$/, ".")} Look at the indentation, quotes and colons around this line.`;
const aliases = (why: string): string =>
  `holds aliases ("*name") that cannot be followed: ${why.replace(/\.?$/, ".")} At most ${maxAliasCount} are expanded; write the values out instead.`;
const deep = `nests lists or maps more than ${maxDepth} levels deep, which nothing here asks for. Flatten it; a stray bracket is the likeliest cause.`;

/** Where a path's key stands, for the key is what a reader looks for; a list item's own beginning otherwise. */
const offsetOf = (document: Document, path: readonly PropertyKey[]): number => {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const step of path) {
    if (!isCollection(node)) return offset;
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step)) : undefined;
    const next = pair === undefined ? node.get(step, true) : pair.value;
    if (pair === undefined && next === undefined) return offset;
    node = next;
    offset = startOf(pair?.key ?? next) || offset;
  }
  return offset;
};

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
