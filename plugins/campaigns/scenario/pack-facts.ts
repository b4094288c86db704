import { readDiscoverables } from "freeform-rpg/plugins/lore";
import type { Pack } from "freeform-rpg/plugins/lore";
import type { Entity, ScenarioFact } from "freeform-rpg/schemas";

/** What the packs say the scenario's places hide, as facts that are true and undiscovered: found once, they are known. */
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
