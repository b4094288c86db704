import { LineCounter, isCollection, isMap, isNode, isScalar, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { FileProblem } from "./problems.ts";

/** A parsed YAML text that remembers where each value stands. */
export interface LocatedYaml {
  readonly file: string;
  /** The plain value; `null` when the text is no YAML. */
  readonly value: unknown;
  /** Syntax errors; duplicate keys are among them. */
  readonly problems: readonly FileProblem[];
  /** The line of the value at `path`, or of the nearest parent that there is. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Parses YAML. `file` is how problems name it; `firstLine` is the line of `text`'s beginning within its file. */
export const parseLocatedYaml = (file: string, text: string, firstLine = 1): LocatedYaml => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = document.errors.map(({ message, pos }) => problemAt(file, lineAt(pos[0]), message));
  return {
    file,
    value: problems.length > 0 ? null : document.toJS({ maxAliasCount: 100 }),
    problems,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
};

const problemAt = (file: string, line: number, message: string): FileProblem => ({
  file,
  line,
  message: `is not valid YAML: ${message}. Look at the indentation, quotes and colons around this line.`,
  severity: "error",
});

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
