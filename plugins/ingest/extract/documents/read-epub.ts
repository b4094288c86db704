import { DOMParser } from "@xmldom/xmldom";
import type { Document } from "@xmldom/xmldom";
import { posix } from "node:path";
import { DocumentError } from "./document-error.ts";
import { openZip } from "./open-zip.ts";
import type { Archive } from "./open-zip.ts";
import { readHtml } from "./read-html.ts";
import type { DocumentText } from "./text-block.ts";

/** Reads the chapters of an EPUB in the order of its spine (EPUB 3.3, section 5.7). Its navigation is no text. Throws `document_broken`. */
export const readEpub = (bytes: Uint8Array, name: string): DocumentText => {
  const files = openZip(bytes, name, (path) => /\.(?:x?html?|xml|opf)$/i.test(path));
  if (files.has("META-INF/encryption.xml") && /EncryptedData/.test(textIn(files, "META-INF/encryption.xml") ?? "") && locked(files))
    throw new DocumentError(
      "document_broken",
      `"${name}" is encrypted. Open it in the program that you read it with, and save a copy without protection.`,
    );
  const opf = attribute(read(files, "META-INF/container.xml", name), "rootfile", "full-path");
  if (opf === null) throw broken(name, "its container names no book");
  const book = read(files, opf, name);
  requireKnownVersion(book, name);
  const items = new Map(
    elements(book, "item").map((item) => [
      item.getAttribute("id") ?? "",
      { href: item.getAttribute("href") ?? "", role: item.getAttribute("properties") ?? "" },
    ]),
  );
  const spine = elements(book, "itemref").flatMap((one) => items.get(one.getAttribute("idref") ?? "") ?? []);
  const chapters = spine
    .filter(({ role }) => !role.split(" ").includes("nav"))
    .map(({ href }) => posix.join(posix.dirname(opf), decode(href)));
  const missing = chapters.filter((path) => !files.has(path));
  return {
    title: elements(book, "dc:title")[0]?.textContent?.trim() || null,
    parts: chapters.flatMap((path) => (files.has(path) ? readHtml(textIn(files, path) ?? "").parts : [])).filter((part) => part.length > 0),
    warnings: missing.map((path) => `The chapter "${path}" is not in the file.`),
  };
};

/** The latest version of the format that is known. */
const latest = 3;

const requireKnownVersion = (book: Document, name: string): void => {
  const version = Number.parseInt(elements(book, "package")[0]?.getAttribute("version") ?? "", 10);
  if (Number.isNaN(version) || version <= latest) return;
  throw new DocumentError(
    "document_too_new",
    `"${name}" is an EPUB of version ${version}; versions up to ${latest} can be read. Save it in an earlier version.`,
  );
};

/** Fonts may be encrypted; chapters that are do not begin as text. */
const locked = (files: Archive): boolean =>
  [...files].some(
    ([path, bytes]) =>
      /\.x?html?$/i.test(path) &&
      bytes.length > 4 &&
      bytes[0] !== 0x3c &&
      bytes[0] !== 0xef &&
      !/^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 40))),
  );

const decode = (href: string): string => {
  try {
    return decodeURIComponent(href.split("#")[0] ?? href);
  } catch {
    return href;
  }
};

const textIn = (files: Archive, path: string): string | null => {
  const bytes = files.get(path);
  return bytes ? new TextDecoder().decode(bytes) : null;
};

const read = (files: Archive, path: string, name: string): Document => {
  const text = textIn(files, path);
  if (text === null) throw broken(name, `"${path}" is not in it`);
  try {
    return new DOMParser({ onError: () => undefined }).parseFromString(text, "text/xml");
  } catch (error) {
    throw broken(name, `"${path}" is no XML`, error);
  }
};

const elements = (document: Document, tag: string) => {
  const found = [...document.getElementsByTagName(tag)];
  return found.length > 0 ? found : [...document.getElementsByTagName(`opf:${tag}`)];
};

const attribute = (document: Document, tag: string, name: string): string | null =>
  document.getElementsByTagName(tag)[0]?.getAttribute(name) ?? null;

const broken = (name: string, why: string, cause?: unknown): DocumentError =>
  new DocumentError("document_broken", `"${name}" is no complete EPUB: ${why}.`, { cause });
