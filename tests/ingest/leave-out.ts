import { join } from "node:path";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { families, openVocabulary } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { LabelFamily, Vocabulary } from "freeform-rpg/plugins/ingest/book-text";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import { extractSystems } from "freeform-rpg/plugins/ingest/systems/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import type { Extraction, SystemsExtraction } from "freeform-rpg/schemas";

const shipped = openSystemRepository(join(import.meta.dirname, "..", "..", "systems"));

/** What is known of games when one family is left out: its system's file and its labels. */
export interface LeftOut {
  readonly vocabulary: Vocabulary;
  readonly families: readonly LabelFamily[];
  readonly systems: SystemRepository;
}

/** Everything that is known but of the family `id`; of all families where it is `null`. */
export const leaveOut = (id: string | null): LeftOut => {
  const rest = families.filter((family) => family.id !== id);
  const ids = async () => (await shipped.ids()).filter((one) => one !== id);
  return { vocabulary: openVocabulary(rest), families: rest, systems: { ...shipped, ids } };
};

/** Extracts a book's rules without a model. */
export const extractAlone = (book: Extraction, { families: known, systems }: LeftOut): Promise<SystemsExtraction> => {
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  return extractSystems({ segments, classes: classifySegments(segments), hint: null, systems, families: known });
};
