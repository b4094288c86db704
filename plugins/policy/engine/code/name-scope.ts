import type { SyntaxNode } from "@lezer/common";
import { isTextNode, readText } from "./tree-text.ts";

/** The meaning of names in one piece of code: imports and plain aliases by name, and names that the code defines itself. */
export interface NameScope {
  readonly source: string;
  readonly aliases: Map<string, string>;
  readonly own: Set<string>;
}

/** The nesting up to which names are resolved. */
const deepest = 40;

const globals = /^(?:globalThis|window|self|global|builtins|__builtins__)\./;

/** The dotted name that an expression stands for, imports resolved; `null` when it has none. */
export const resolveName = (node: SyntaxNode | null, scope: NameScope, depth = 0): string | null => {
  if (node === null || depth > deepest) return null;
  switch (node.name) {
    case "VariableName":
      return resolveVariable(scope.source.slice(node.from, node.to), scope);
    case "this":
    case "self":
      return "this";
    case "ParenthesizedExpression":
      return resolveName(lastOf(node.firstChild?.nextSibling ?? null), scope, depth + 1);
    case "AwaitExpression":
      return resolveName(node.lastChild, scope, depth + 1);
    case "CallExpression":
      return resolveCall(node, scope, depth + 1);
    case "MemberExpression":
      return resolveMember(node, scope, depth + 1);
    default:
      return null;
  }
};

const resolveVariable = (name: string, { aliases, own }: NameScope): string => aliases.get(name) ?? (own.has(name) ? `~${name}` : name);

/** `(0, f)` is f. */
const lastOf = (node: SyntaxNode | null): SyntaxNode | null => (node?.name === "SequenceExpression" ? node.lastChild : node);

const resolveMember = (node: SyntaxNode, scope: NameScope, depth: number): string =>
  `${resolveName(node.firstChild, scope, depth) ?? "?"}.${memberName(node, scope.source) ?? "?"}`.replace(globals, "");

/** `a.b` and `a["b"]` are b. */
const memberName = (node: SyntaxNode, source: string): string | null => {
  const named = node.getChild("PropertyName") ?? node.getChild("PrivatePropertyName");
  if (named !== null) return source.slice(named.from, named.to);
  const written = node.getChildren("String")[0];
  return written === undefined ? null : readText(written, source);
};

const importers = new Set(["require", "import", "__import__", "importlib.import_module"]);

/** `require("m")`, `import("m")`, `__import__("m")` are the module; `getattr(m, "x")` is m.x; `promisify(f)` is f. */
const resolveCall = (node: SyntaxNode, scope: NameScope, depth: number): string | null => {
  const callee = node.firstChild?.name === "import" ? "import" : resolveName(node.firstChild, scope, depth);
  const [first, second] = argumentNodes(node.getChild("ArgList"));
  if (callee === null || first === undefined) return null;
  if (importers.has(callee)) return isTextNode(first) ? moduleName(readText(first, scope.source) ?? "") : null;
  if (callee === "promisify" || callee === "util.promisify") return resolveName(first, scope, depth);
  if (callee !== "getattr" || second === undefined || !isTextNode(second)) return null;
  const owner = resolveName(first, scope, depth);
  return owner === null ? null : `${owner}.${readText(second, scope.source) ?? "?"}`.replace(globals, "");
};

/** The name of a module without Node's prefix. */
export const moduleName = (written: string): string => written.replace(/^node:/, "");

/** The nodes of the arguments, without punctuation. */
export const argumentNodes = (list: SyntaxNode | null): SyntaxNode[] => {
  const nodes: SyntaxNode[] = [];
  for (let node = list?.firstChild ?? null; node !== null; node = node.nextSibling) if (!/^[(),]$/.test(node.name)) nodes.push(node);
  return nodes;
};
