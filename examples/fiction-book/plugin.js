import { DOMParser } from "@xmldom/xmldom";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { documentReaders } from "freeform-rpg/plugins/ingest/extract";

/** @typedef {import("freeform-rpg/plugins/ingest/extract").TextBlock} TextBlock */
/** @typedef {import("@xmldom/xmldom").Element} Element */

/** The FictionBook format (FB2): XML of nested sections. Each top section begins a page; pictures and notes have no place in a text. */
const fictionBook = {
  name: "FictionBook",
  recognises: (/** @type {{ bytes: Uint8Array }} */ { bytes }) => decode(bytes.subarray(0, 2048)).includes("<FictionBook"),
  read: (/** @type {{ bytes: Uint8Array }} */ { bytes }) => {
    const book = new DOMParser({ onError: refuse }).parseFromString(decode(bytes), "text/xml").documentElement;
    const body = book && childrenOf(book, "body")[0];
    if (!body) throw new Error("It has no body.");
    const pictures = childrenOf(book, "binary").length;
    return {
      title: wordsOf(book.getElementsByTagName("book-title")[0]) || null,
      parts: childrenOf(body, "section").map((section) => blocksOf(section, 1)),
      warnings: pictures === 0 ? [] : [`${pictures} pictures were left out.`],
    };
  },
};

/**
 * The title, paragraphs, tables and inner sections of a section, in order.
 * @returns {TextBlock[]}
 */
const blocksOf = (/** @type {Element} */ section, /** @type {number} */ level) =>
  childrenOf(section).flatMap((child) => {
    if (child.tagName === "section") return blocksOf(child, Math.min(level + 1, 6));
    if (child.tagName === "table") return tableOf(child);
    const text = wordsOf(child);
    if (text === "") return [];
    return child.tagName === "title" ? [{ type: "heading", text, level }] : [{ type: "para", text }];
  });

/** @returns {TextBlock[]} */
const tableOf = (/** @type {Element} */ table) => {
  const rows = childrenOf(table, "tr").map((row) => childrenOf(row).map((cell) => wordsOf(cell)));
  return rows.length === 0 ? [] : [{ type: "table", text: rows.map((row) => row.join(" ")).join("\n"), rows }];
};

const childrenOf = (/** @type {Element} */ element, name = "") =>
  [...element.childNodes].flatMap((node) => {
    const child = /** @type {Element} */ (node);
    return node.nodeType === 1 && (name === "" || child.tagName === name) ? [child] : [];
  });

const wordsOf = (/** @type {Element | undefined} */ element) => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

const decode = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

const refuse = (/** @type {string} */ level, /** @type {string} */ message) => {
  if (level !== "warning") throw new Error(message);
};

export default definePlugin({ name: "fiction-book", create: () => ({ contributes: [contribute(documentReaders, fictionBook)] }) });
