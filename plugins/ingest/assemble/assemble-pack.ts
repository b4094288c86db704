import type { PackParts } from "./pack-parts.ts";
import { reviewFiles } from "freeform-rpg/plugins/ingest/core/lib";
import { stringify } from "yaml";
import type { AssembledPack, PackFile } from "freeform-rpg/schemas";
import { completeManifest } from "./complete-manifest.ts";
import { draftFiles } from "./draft/draft-files.ts";
import { leaveOutGuidance } from "./leave-out-guidance.ts";
import { writeReadme } from "./write-readme.ts";

/** Assembles a pack: manifest, lore, advice, rules, and for a draft the files for its reviewer. */
export const assemblePack = (parts: PackParts): AssembledPack => {
  const { request, settings, book, enrichment, guidance, systems } = parts;
  const linked = new Set(enrichment.entities.flatMap(({ file }) => file ?? []));
  const content = leaveOutGuidance(enrichment.files, guidance.notes, linked);
  const manifest = completeManifest({ manifest: settings.manifest, book, files: content, system: systems?.system ?? null });
  const files: PackFile[] = [
    { path: "pack.yaml", text: stringify(manifest, { lineWidth: 0 }) },
    { path: "README.md", text: writeReadme({ manifest, book: request.name, pages: book.page_count, entities: enrichment.entities }) },
    ...content.map(({ path, text }) => ({ path, text })),
    ...guidance.files,
    ...(systems?.files ?? []).filter(({ path }) => !reviewFiles.includes(path) || settings.draft),
    ...(settings.draft ? draftFiles({ ...parts, manifest }) : []),
  ];
  return { manifest, draft: settings.draft, files };
};
