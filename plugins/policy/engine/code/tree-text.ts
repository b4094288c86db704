import type { SyntaxNode } from "@lezer/common";
import { hole } from "./code-facts.ts";

/** Nodes that may be a text or a part of one. */
export const isTextNode = ({ name }: SyntaxNode): boolean =>
  name === "String" || name === "TemplateString" || name === "FormatString" || name === "ContinuedString";

/** The words of an expression that is a text, with holes for its other parts; `null` for any other expression. */
export const readText = (node: SyntaxNode, source: string): string | null => {
  const inner = withoutParentheses(node);
  if (inner.name === "BinaryExpression") return readJoined(inner, source);
  if (inner.name === "CallExpression") return readFormatted(inner, source);
  return isTextNode(inner) ? readLiteral(inner, source) : null;
};

const withoutParentheses = (node: SyntaxNode): SyntaxNode => {
  let at = node;
  for (let inner = at.firstChild?.nextSibling; at.name === "ParenthesizedExpression" && inner; inner = at.firstChild?.nextSibling)
    at = inner;
  return at;
};

/** `"a" + b + "c"`, read along its left side: such chains may be long. */
const readJoined = (node: SyntaxNode, source: string): string | null => {
  const parts: string[] = [];
  let hasText = false;
  const add = (part: SyntaxNode): void => {
    const text = isTextNode(part) ? readLiteral(part, source) : null;
    hasText ||= text !== null;
    parts.push(text ?? hole);
  };
  let at = node;
  for (;;) {
    const operator = at.getChild("ArithOp");
    const sign = operator === null ? "" : source.slice(operator.from, operator.to);
    const [left, right] = [at.firstChild, at.lastChild];
    if (left === null || right === null || (sign !== "+" && sign !== "%")) return null;
    if (sign === "%") {
      const format = readLiteralOf(left, source);
      return format === null ? null : format.replaceAll(/%[-+ #0-9.]*[a-z]|%\(\w+\)[a-z]/gi, hole);
    }
    add(withoutParentheses(right));
    const next = withoutParentheses(left);
    if (next.name !== "BinaryExpression") {
      add(next);
      break;
    }
    at = next;
  }
  return hasText ? parts.toReversed().join("") : null;
};

const readLiteralOf = (node: SyntaxNode, source: string): string | null => {
  const inner = withoutParentheses(node);
  return isTextNode(inner) ? readLiteral(inner, source) : null;
};

/** `"... {}".format(x)` and `["a", b].join("")`. */
const readFormatted = (call: SyntaxNode, source: string): string | null => {
  const [member, args] = [call.firstChild, call.getChild("ArgList")];
  const method = member?.name === "MemberExpression" ? source.slice(member.lastChild?.from, member.lastChild?.to) : "";
  const owner = member?.firstChild;
  if (!owner || !args || (method !== "format" && method !== "concat")) return null;
  const text = readLiteralOf(owner, source);
  if (text === null || args.to - args.from <= 2) return text;
  return method === "concat" ? text + hole : text.replaceAll(/\{[^{}]*\}/g, hole);
};

const readLiteral = (node: SyntaxNode, source: string): string => {
  if (node.name === "ContinuedString")
    return node
      .getChildren("String")
      .map((part) => readLiteral(part, source))
      .join("");
  const written = source.slice(node.from, node.to);
  const [, prefix = "", quote = ""] = /^([a-z]{0,3})("""|'''|["'`])/i.exec(written) ?? [];
  const [from, to] = [node.from + prefix.length + quote.length, written.endsWith(quote) ? node.to - quote.length : node.to];
  let [text, at] = ["", from];
  for (const part of [...node.getChildren("Interpolation"), ...node.getChildren("FormatReplacement")]) {
    text += source.slice(at, part.from) + hole;
    at = part.to;
  }
  return text + source.slice(at, Math.max(at, to));
};
