import type { Entity, JsonObject } from "freeform-rpg/schemas";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";

/** Records what someone says or does in answer. It is their one act of the turn; whoever has acted already only answers. */
export const speakUp = (draft: ResolutionDraft, person: Entity, text: string, details: JsonObject, tag: string): void => {
  const type = draft.acted.has(person.id) ? "nothing_changed" : "npc_action";
  draft.acted.add(person.id);
  record(draft, type, text, { ...details, entity_id: person.id }, { binding: true, tags: [tag] });
};
