import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Bookmark } from "freeform-rpg/schemas";
import { collapse, normaliseText } from "../layout/normalise.ts";

type Outline = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>;

/** The maximum depth of an outline, because one that refers to itself is endless. */
const deepest = 6;

/** Reads a document's outline in order. Entries with a broken target retain their title. */
export const readBookmarks = async (document: PDFDocumentProxy): Promise<readonly Bookmark[]> => {
  const found: Bookmark[] = [];
  const add = async (entries: Outline, level: number): Promise<void> => {
    for (const { title, dest, items } of level > deepest ? [] : (entries ?? [])) {
      found.push({ title: collapse(normaliseText(title)), level, page: await findPage(document, dest) });
      await add(items as Outline, level + 1);
    }
  };
  await add(await document.getOutline(), 1);
  return found.filter(({ title }) => title !== "");
};

const findPage = async (document: PDFDocumentProxy, target: unknown): Promise<number | null> => {
  try {
    const place: unknown = typeof target === "string" ? await document.getDestination(target) : target;
    const reference: unknown = Array.isArray(place) ? place[0] : null;
    if (typeof reference === "number") return reference + 1;
    return isReference(reference) ? (await document.getPageIndex(reference)) + 1 : null;
  } catch {
    return null;
  }
};

const isReference = (value: unknown): value is { readonly num: number; readonly gen: number } =>
  typeof value === "object" && value !== null && "num" in value && "gen" in value;
