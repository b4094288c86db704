import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StageContext } from "freeform-rpg/kernel";
import type { Pack, PackRepository } from "freeform-rpg/plugins/memory/lore";
import type { AssembledPack, Enrichment, Extraction, IngestedPack, PackFinding, Structure } from "freeform-rpg/schemas";
import { checkCoverage } from "./check-coverage.ts";
import { checkStructure } from "./check-structure.ts";
import { askQuestions } from "./ask-questions.ts";
import { makeQuestions } from "./make-questions.ts";
import { indexFiles } from "./search-files.ts";
import { writePack } from "./write-pack.ts";

/** The inputs of validation. */
export interface ValidationOptions {
  readonly pack: AssembledPack;
  readonly enrichment: Enrichment;
  /** The book that the pack was made from, to find lost text. */
  readonly book: Extraction;
  readonly sections: Structure;
  readonly packs: PackRepository;
}

/** Reads a pack as an installation would and asks it questions. Leaves nothing behind. */
export const validatePack = async (
  { pack, enrichment, book, sections, packs }: ValidationOptions,
  call: StageContext,
): Promise<IngestedPack> => {
  const { manifest, draft, files } = pack;
  const root = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const folder = join(root, manifest.id);
    await writePack(folder, files);
    const structure = await checkStructure(folder, pack, packs);
    const asked = structure.pack === null ? notAsked : askAboutItself(structure.pack, call);
    const findings: PackFinding[] = [...structure.findings, ...checkCoverage(book, sections, pack), ...asked.findings];
    const usable = findings.every(({ severity }) => severity !== "error");
    const counts = { files: files.length, entities: enrichment.entities.length, ...asked.counts };
    return { manifest, draft, folder: `06_assemble/${manifest.id}`, usable, findings, counts };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

const notAsked = { findings: [], counts: {} };

const askAboutItself = (pack: Pack, call: StageContext) => {
  const search = indexFiles(pack.files);
  const { questions, found, findings } = askQuestions(search, makeQuestions(pack), call);
  return { findings, counts: { sections: search.sections, questions, questions_found: found } };
};
