import { layeredFiles } from "freeform-rpg/plugins/memory/lore/lib";
import type { Pack, PackFile } from "freeform-rpg/plugins/memory/lore";
import type { Entity, EntityType, Scenario, ScenarioEntity } from "freeform-rpg/schemas";

/** The scenario's entities as rows, completed from their content packs: type, name, attributes, tags and origin. */
export const completeEntities = (scenario: Scenario, packs: readonly Pack[]): Entity[] => {
  const files = layeredFiles(packs);
  return scenario.entities.map((entity) => {
    const file = files.get(entity.id);
    return file === undefined ? ownEntity(entity) : packEntity(entity, file);
  });
};

const ownEntity = (entity: ScenarioEntity): Entity => ({
  ...entity,
  type: entity.type ?? "other",
  name: entity.name ?? entity.id,
  origin: "campaign",
  pack_id: null,
  pack_entity_id: null,
});

const packEntity = (entity: ScenarioEntity, { id, title, metadata }: PackFile): Entity => ({
  id: entity.id,
  type: entity.type ?? typeOfContent(metadata.type),
  name: entity.name ?? title,
  attrs: { ...(metadata.aliases.length > 0 ? { aliases: metadata.aliases } : {}), ...metadata.attrs, ...entity.attrs },
  tags: [...new Set([...metadata.tags, ...entity.tags, ...(metadata.type === "npc" ? ["npc"] : [])])],
  visibility: entity.visibility,
  origin: "pack",
  pack_id: id.slice(0, id.indexOf(":")),
  pack_entity_id: id,
});

const typeOfContent = (type: PackFile["metadata"]["type"]): EntityType => {
  if (type === "npc") return "character";
  return type === "location" || type === "faction" || type === "item" ? type : "other";
};
