import type { Entity } from "freeform-rpg/schemas";
import { spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { meet, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { messagesOf } from "./messages.ts";

/** Someone or something hidden is found. */
export const reveal = (draft: ResolutionDraft, entity: Entity): void => {
  meet(draft, entity);
  draft.present.add(entity.id);
  record(draft, "fact_discovered", messagesOf(draft.world).outcomes.found(spokenName(entity)), { entity_id: entity.id }, { binding: true });
};
