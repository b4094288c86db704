import type { EnrichedFile, Extraction, PackManifest } from "freeform-rpg/schemas";
import { countOf, detectLanguage } from "freeform-rpg/language";
import { findLicense } from "./find-license.ts";

/** The inputs of completing a manifest. */
export interface ManifestSources {
  readonly manifest: PackManifest;
  readonly book: Extraction;
  readonly files: readonly EnrichedFile[];
  /** The system that the book was found to be written for, if any. */
  readonly system: string | null;
}

/** Completes a manifest from the book: licence, system, language and size. Values that the manifest has already stay. */
export const completeManifest = ({ manifest, book, files, system }: ManifestSources): PackManifest => {
  const isLicensed = manifest.license.type !== "custom" || manifest.license.notes !== undefined;
  const license = isLicensed ? manifest.license : { ...manifest.license, ...findLicense(book) };
  const folders = Map.groupBy(files, ({ path }) => path.split("/")[0] ?? "");
  const provides = Object.fromEntries([...folders].map(([folder, { length }]) => [folder, length] as const).toSorted());
  const description = manifest.description === "" ? describeHolding(provides, book) : manifest.description;
  const written = { ...manifest, license, description, system: manifest.system ?? system, provides: { ...provides, ...manifest.provides } };
  const language = manifest.language ?? detectLanguage(files.map(({ text }) => text));
  // English is what a pack is in that says nothing and is too short to tell.
  return language === null || language === "en" ? written : { ...written, language };
};

/** "From a book of 67 pages: 88 npcs, 34 rules." The largest folders first. */
const describeHolding = (provides: Readonly<Record<string, number>>, { page_count }: Extraction): string => {
  const held = Object.entries(provides)
    .toSorted(([, a], [, b]) => b - a)
    .map(([folder, count]) => `${count} in ${folder}`);
  return held.length === 0 ? "" : `From a book of ${countOf(page_count, "page")}: ${held.join(", ")}.`;
};
