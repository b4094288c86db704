import { parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";
import { requireShallow } from "./require-shallow.ts";
import { tableBlock } from "./text-block.ts";
import type { DocumentText, TextBlock } from "./text-block.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/**
 * Reads the text of a web page. Scripts, styles, forms, navigation and pictures are left out; nothing in it is run or fetched. Throws
 * `document_broken` for one that is nested too deep.
 */
export const readHtml = (source: string): DocumentText => {
  const root = parse(source);
  requireShallow<ParentNode | Node>(root, (node) => ("childNodes" in node ? node.childNodes : []));
  const html = root.childNodes.find((node): node is Element => node.nodeName === "html");
  const title = find(html, "title");
  const blocks = blocksOf(find(html, "body")?.childNodes ?? []);
  const heading = blocks.find(({ type, level }) => type === "heading" && level === 1)?.text ?? null;
  return {
    title: heading ?? (title ? textOf(title.childNodes) || null : null),
    parts: [blocks],
    warnings: isCutShort(source) ? [cutShort] : [],
  };
};

/** A page that opens its root element closes it; `</html>` may be left out only with `<html>`. */
const isCutShort = (source: string): boolean => /<html[\s>]/i.test(source.slice(0, 2000)) && !/<\/html\s*>/i.test(source.slice(-2000));

const cutShort = "The web page ends before its closing `</html>`: it may be incomplete. Save it again if text is missing.";

const find = (element: Element | undefined, name: string): Element | undefined => {
  for (const child of element?.childNodes ?? []) {
    if (!("tagName" in child)) continue;
    const found = child.tagName === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
};

const leftOut: ReadonlySet<string> = new Set(
  "script style template noscript nav form button select svg math img picture video audio iframe object head".split(" "),
);
const inline: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo br cite code data dfn em font i kbd label mark q rp rt ruby s samp small span strong sub sup time tt u var wbr del ins".split(
    " ",
  ),
);

/** Text between blocks is a paragraph of its own. */
const blocksOf = (nodes: readonly Node[]): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let loose: Node[] = [];
  const close = (): void => {
    blocks.push(...para(textOf(loose)));
    loose = [];
  };
  for (const node of nodes) {
    if (isLoose(node)) {
      loose.push(node);
      continue;
    }
    close();
    if ("tagName" in node) blocks.push(...blocksIn(node));
  }
  close();
  return blocks;
};

/** Text, and inline elements that hold no block. */
const isLoose = (node: Node): boolean => {
  if (node.nodeName === "#text") return true;
  return "tagName" in node && inline.has(node.tagName) && node.childNodes.every(isLoose);
};

const blocksIn = (element: Element): TextBlock[] => {
  const { tagName, childNodes } = element;
  if (leftOut.has(tagName)) return [];
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return filled({ type: "heading", text: textOf(childNodes), level: Number(level) });
  if (tagName === "p" && childNodes.every(isLoose)) return para(textOf(childNodes));
  if (tagName === "pre") return para(textOf(childNodes));
  if (tagName === "table") return tableBlock(rowsIn(element));
  if (tagName === "ul" || tagName === "ol") return itemsIn(element);
  return blocksOf(childNodes);
};

const itemsIn = (list: Element): TextBlock[] => {
  const ordered = list.tagName === "ol";
  const from = Number(list.attrs.find(({ name }) => name === "start")?.value ?? 1) || 1;
  return list.childNodes
    .filter((node): node is Element => "tagName" in node && node.tagName === "li")
    .flatMap((item, at) => {
      const [first, ...rest] = blocksOf(item.childNodes);
      if (!first) return [];
      const marker = ordered ? `${from + at}.` : "•";
      return first.type === "para" ? [{ type: "li" as const, text: first.text, marker }, ...rest] : [first, ...rest];
    });
};

const rowsIn = (element: Element): string[][] =>
  element.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    if (node.tagName !== "tr") return node.tagName === "caption" ? [] : rowsIn(node);
    return [node.childNodes.flatMap((cell) => ("tagName" in cell && /^t[dh]$/.test(cell.tagName) ? [textOf(cell.childNodes)] : []))];
  });

const para = (text: string): TextBlock[] => filled({ type: "para", text });

const filled = (block: TextBlock): TextBlock[] => (block.text === "" ? [] : [block]);

/** The words of some nodes in one line. */
const textOf = (nodes: readonly Node[]): string => nodes.map(rawText).join("").replaceAll(/\s+/g, " ").trim();

const rawText = (node: Node): string => {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("tagName" in node) || leftOut.has(node.tagName)) return "";
  if (node.tagName === "br") return " ";
  const text = node.childNodes.map(rawText).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
};
