import type { ContextPacket, Resolution } from "freeform-rpg/schemas";

/** The entities of a packet as the turn leaves their looks: a place that was described again is never narrated by its old text. */
export const withNewLooks = (entities: ContextPacket["entities"], resolution: Resolution | undefined): ContextPacket["entities"] => {
  const looks = new Map(
    (resolution?.state_diff.entities_update ?? []).flatMap(({ id, attrs }) =>
      typeof attrs?.["description"] === "string" ? [[id, attrs["description"]] as const] : [],
    ),
  );
  return entities.map((entity) => {
    const description = looks.get(entity.id);
    return description === undefined ? entity : { ...entity, attrs: { ...entity.attrs, description } };
  });
};
