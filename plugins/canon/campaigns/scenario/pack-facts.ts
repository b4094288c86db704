import { readDiscoverables } from "freeform-rpg/plugins/memory/lore/lib";
import type { Pack } from "freeform-rpg/plugins/memory/lore";
import type { Entity, ScenarioFact } from "freeform-rpg/schemas";

/** The discoverables of the scenario's locations in its packs, as facts that are true but undiscovered. */
export const packFacts = (entities: readonly Entity[], packs: readonly Pack[]): ScenarioFact[] => {
  const files = new Map(packs.flatMap((pack) => pack.files.map((file) => [file.id, file])));
  return entities
    .filter(({ type, visibility }) => type === "location" && visibility !== "dm")
    .flatMap(({ id, pack_entity_id }) =>
      readDiscoverables(files.get(pack_entity_id ?? "")?.body ?? "").map(({ key, spot, content }): ScenarioFact => ({
        id: `${pack_entity_id ?? id}:${key}`,
        subject_id: id,
        predicate: "hides",
        object: spot === "" ? { text: content } : { text: content, feature: spot },
        visibility: "world",
        confidence: 1,
        tags: ["discoverable"],
      })),
    );
};
