import type { SyntaxNode, Tree } from "@lezer/common";
import type { CodeArgument, CodeCall, CodeText } from "./code-facts.ts";
import { argumentNodes, resolveName } from "./name-scope.ts";
import type { NameScope } from "./name-scope.ts";
import { readNames } from "./read-names.ts";
import { splitCode } from "./split-code.ts";
import { isTextNode, readText } from "./tree-text.ts";

/** Parses a piece of code; errors in it are passed over. */
export type ParseCode = (source: string) => Tree;

/** Reads the calls and texts of JavaScript or Python. */
export const readTree = (code: string, parse: ParseCode): { readonly calls: readonly CodeCall[]; readonly texts: readonly CodeText[] } => {
  const calls: CodeCall[] = [];
  const texts: CodeText[] = [];
  let scope: NameScope = { source: "", aliases: new Map(), own: new Set() };
  for (const { source, offset } of splitCode(code)) {
    const tree = parse(source);
    scope = { ...scope, source };
    readNames(tree, scope);
    tree.iterate({
      enter: ({ name, node }) => {
        if (name === "CallExpression" || name === "NewExpression") calls.push(moveCall(readCall(node, scope), offset));
        if (mayBeText(node)) texts.push(...toText(node, source).map((text) => move(text, offset)));
      },
    });
  }
  return { calls, texts };
};

const move = <T extends { readonly start: number; readonly end: number }>(place: T, offset: number): T => ({
  ...place,
  start: place.start + offset,
  end: place.end + offset,
});

const moveCall = (call: CodeCall, offset: number): CodeCall => ({
  ...move(call, offset),
  args: call.args.map((arg) => ({ ...arg, text: arg.text === null ? null : move(arg.text, offset) })),
});

/** The outermost node of a text: parts of a joined text are read with the whole. */
const mayBeText = (node: SyntaxNode): boolean => {
  if (node.name === "BinaryExpression") return outermost(node);
  if (node.name === "CallExpression") return isFormatCall(node);
  return isTextNode(node) && node.parent?.name !== "ContinuedString" && outermost(node) && !isFormatCall(node.parent?.parent ?? null);
};

const outermost = (node: SyntaxNode): boolean => {
  const { parent } = node;
  return parent?.name !== "BinaryExpression" || parent.getChild("ArithOp") === null;
};

const isFormatCall = (node: SyntaxNode | null): boolean =>
  node?.name === "CallExpression" && node.firstChild?.firstChild !== null && isTextNode(node.firstChild?.firstChild ?? node);

const toText = (node: SyntaxNode, source: string): CodeText[] => {
  const value = readText(node, source);
  if (value === null || isDocumentation(node)) return [];
  return [{ value, start: node.from, end: node.to, name: nameOf(node, source), tagged: node.parent?.name === "TaggedTemplateExpression" }];
};

/** A text alone on its line says something to people. */
const isDocumentation = ({ parent }: SyntaxNode): boolean => parent?.name === "ExpressionStatement";

const joints = new Set(["Equals", "AssignOp", ":", "CompareOp", "UpdateOp", "="]);

/** `"x" as string` and `("x")` are the value as `"x"` is. */
const outermostValue = (node: SyntaxNode): SyntaxNode => {
  let at = node;
  for (let { parent } = at; parent !== null && wraps(parent, at); { parent } = at) at = parent;
  return at;
};

const wraps = (parent: SyntaxNode, node: SyntaxNode): boolean =>
  parent.name === "ParenthesizedExpression" || (parent.name === "BinaryExpression" && parent.firstChild?.from === node.from);

/** The name before `=`, `:` or `==`. */
const nameOf = (node: SyntaxNode, source: string): string => {
  const joint = outermostValue(node).prevSibling;
  if (joint === null || !joints.has(joint.name)) return "";
  let target = joint.prevSibling;
  if (target?.name === "TypeDef" || target?.name === "TypeAnnotation") target = target.prevSibling;
  if (target === null) return "";
  return /([\w$-]+)["'\])]*$/.exec(source.slice(Math.max(target.from, target.to - 80), target.to))?.[1] ?? "";
};

const readCall = (node: SyntaxNode, scope: NameScope): CodeCall => {
  const callee = node.name === "NewExpression" ? (node.firstChild?.nextSibling ?? null) : node.firstChild;
  const name = resolveName(callee, scope) ?? "?";
  return {
    name: name.replace(/\.(?:call|apply|bind)$/, ""),
    start: node.from,
    end: node.to,
    args: readArguments(node.getChild("ArgList"), scope),
  };
};

/** Arguments of one call that are read. */
const most = 50;

const readArguments = (list: SyntaxNode | null, scope: NameScope): CodeArgument[] => {
  const found: CodeArgument[] = [];
  const nodes = argumentNodes(list).slice(0, most);
  for (const [at, node] of nodes.entries()) {
    if (nodes[at + 1]?.name === "AssignOp" || node.name === "AssignOp") continue;
    const keyword = nodes[at - 1]?.name === "AssignOp" ? scope.source.slice(nodes[at - 2]?.from, nodes[at - 2]?.to) : "";
    found.push(toArgument(node, keyword, scope));
    if (node.name === "ObjectExpression")
      for (const property of node.getChildren("Property").slice(0, most)) {
        const [key, value] = [property.firstChild, property.lastChild];
        if (key && value) found.push(toArgument(value, scope.source.slice(key.from, key.to).replaceAll(/["']/g, ""), scope));
      }
  }
  return found;
};

const toArgument = (node: SyntaxNode, keyword: string, { source }: NameScope): CodeArgument => {
  const value = readText(node, source);
  const isList = node.name === "ArrayExpression" || node.name === "TupleExpression";
  return {
    keyword,
    source: source.slice(node.from, Math.min(node.to, node.from + 200)),
    text: value === null ? null : { value, start: node.from, end: node.to, name: keyword, tagged: false },
    items: isList
      ? node
          .getChildren("String")
          .slice(0, most)
          .map((item) => readText(item, source) ?? "")
      : [],
  };
};
