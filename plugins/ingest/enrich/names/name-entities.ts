import { askInHalves } from "freeform-rpg/plugins/models/core/lib";
import type { EnrichParts } from "../enrich-parts.ts";
import { inBatches, inParallel } from "../in-parallel.ts";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { askNames } from "./ask-names.ts";
import { describedApart } from "./described-apart.ts";
import { findCandidates } from "./find-candidates.ts";
import { containsWords } from "./contains-words.ts";
import { mergeNames } from "./merge-names.ts";
import type { MergedEntity } from "./merge-names.ts";
import type { NamedEntity } from "./named-entities.ts";
import { offlineNames } from "./offline-names.ts";

/** The inputs of naming entities. */
export type NamingParts = EnrichParts & { readonly passages: readonly Passage[] };

/**
 * Names the entities of a book. Lore is shown to the model in batches; segments that only contain rules are read by structure.
 * `faults` lists names that do not occur in the book, `missed` the segments without a usable answer, where structure decides.
 */
export const nameEntities = async (parts: NamingParts): Promise<{ entities: MergedEntity[]; faults: string[]; missed: string[] }> => {
  const { passages, pieces, classes, call, options } = parts;
  const candidates = Map.groupBy(findCandidates(passages), ({ segment }) => segment);
  const byId = new Map(classes.segments.map((one) => [one.id, one]));
  const lore = pieces.segments.filter(({ id }) => byId.get(id)?.route !== "SYSTEMS");
  const batches = inBatches(lore, options.batches.names);
  const answers = await inParallel(batches, { call, width: options.width, note: "Finding names" }, (batch) =>
    askInHalves(batch, (some) => {
      const shown = some.map((segment) => ({ segment, type: byId.get(segment.id)?.type ?? ("general" as const) }));
      return askNames(
        parts,
        shown,
        some.flatMap(({ id }) => candidates.get(id) ?? []),
      );
    }),
  );
  const checked = answers.flatMap((one) => one.answers);
  const missed = answers.flatMap((one) => one.missed).map(({ item }) => item);
  const untold = pieces.segments.filter((segment) => !lore.includes(segment) || missed.includes(segment));
  const shaped = offlineNames({ candidates: untold.flatMap(({ id }) => candidates.get(id) ?? []) });
  const named = [...checked.flatMap(({ named: { entities } }) => entities), ...shaped.entities];
  const texts = new Map(pieces.segments.map(({ id, text }) => [id, text]));
  const quoted = named.map((entity) => quoteDescription(entity, texts));
  return {
    entities: mergeNames(quoted, describedApart(passages)),
    faults: checked.flatMap(({ faults }) => faults),
    missed: missed.map(({ title }) => title),
  };
};

/** A description is used only if the book contains these words. */
const quoteDescription = (entity: NamedEntity, texts: ReadonlyMap<string, string>): NamedEntity => {
  const says = entity.segments.some((id) => containsWords(texts.get(id) ?? "", entity.description));
  return says ? entity : { ...entity, description: "" };
};
