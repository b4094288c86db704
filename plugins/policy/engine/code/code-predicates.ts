import type { CodeBlockNode } from "freeform-rpg/schemas";
import type { Finding } from "../language/finding.ts";
import { isNode } from "../language/predicate.ts";
import type { Predicate, Value } from "../language/predicate.ts";
import type { CodeFacts, CodePlace } from "./code-facts.ts";
import { findBuiltQueries } from "./find/builds-queries.ts";
import { findDestruction } from "./find/destroys.ts";
import { findSecrets } from "./find/holds-secrets.ts";
import { findRunText } from "./find/runs-text.ts";
import { findShells } from "./find/shells-out.ts";
import { readCode } from "./read-code.ts";

/** Findings in one block that are reported. */
const most = 100;

const isBlock = (value: Value | undefined): value is CodeBlockNode => isNode(value) && "code" in value;

const codePredicate = (name: string, find: (facts: CodeFacts) => readonly CodePlace[]): Predicate => {
  const known = new WeakMap<CodeBlockNode, readonly Finding[]>();
  const findingsOf = (block: Value | undefined): readonly Finding[] => {
    if (!isBlock(block)) return [];
    const found =
      known.get(block) ??
      find(readCode(block))
        .slice(0, most)
        .map((place) => toFinding(place, block));
    known.set(block, found);
    return found;
  };
  return { name, params: ["code_block"], holds: ([block]) => findingsOf(block).length > 0, explain: ([block]) => findingsOf(block) };
};

const toFinding = ({ start, end, message }: CodePlace, { code, span }: CodeBlockNode): Finding => ({
  message,
  location: { start: span.start + start, end: span.start + end },
  actual: code.slice(start, Math.min(end, start + 200)),
});

/** Predicates about what a block of code does: its syntax is read, not its words. */
export const codePredicates: readonly Predicate[] = [
  codePredicate("runs_text", findRunText),
  codePredicate("shells_out", findShells),
  codePredicate("builds_queries", findBuiltQueries),
  codePredicate("destroys", findDestruction),
  codePredicate("holds_secrets", findSecrets),
];
