import { askInHalves } from "freeform-rpg/plugins/models";
import type { EnrichParts } from "../enrich-book.ts";
import { inBatches, inParallel } from "../in-parallel.ts";
import type { Passage } from "../passages/split-passages.ts";
import { askNames } from "./ask-names.ts";
import { describedApart } from "./described-apart.ts";
import { findCandidates } from "./find-candidates.ts";
import { holdsText } from "./holds-text.ts";
import { mergeNames } from "./merge-names.ts";
import type { Merged } from "./merge-names.ts";
import type { NamedEntity } from "./named-entities.ts";
import { offlineNames } from "./offline-names.ts";

/** What entities are named from. */
export type NamingParts = EnrichParts & { readonly passages: readonly Passage[] };

/**
 * The entities of a book. Lore is shown to the model in batches; of segments that hold rules alone, what structure tells is enough.
 * `faults` says what a model named that does not stand in the book, `missed` of which segments it gave no usable answer: there structure speaks.
 */
export const nameEntities = async (parts: NamingParts): Promise<{ entities: Merged[]; faults: string[]; missed: string[] }> => {
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
  const told = answers.flatMap((one) => one.answers);
  const missed = answers.flatMap((one) => one.missed).map(({ item }) => item);
  const untold = pieces.segments.filter((segment) => !lore.includes(segment) || missed.includes(segment));
  const shaped = offlineNames({ candidates: untold.flatMap(({ id }) => candidates.get(id) ?? []) });
  const named = [...told.flatMap(({ named: { entities } }) => entities), ...shaped.entities];
  const texts = new Map(pieces.segments.map(({ id, text }) => [id, text]));
  const quoted = named.map((entity) => quoteDescription(entity, texts));
  return {
    entities: mergeNames(quoted, describedApart(passages)),
    faults: told.flatMap(({ faults }) => faults),
    missed: missed.map(({ title }) => title),
  };
};

/** A description is kept only if the book says it in these words. */
const quoteDescription = (entity: NamedEntity, texts: ReadonlyMap<string, string>): NamedEntity => {
  const says = entity.segments.some((id) => holdsText(texts.get(id) ?? "", entity.description));
  return says ? entity : { ...entity, description: "" };
};
