import { closeSentence } from "freeform-rpg/language";
import { namesAbsent } from "freeform-rpg/plugins/turn/scene/lib";
import { nextId, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import type { Entity } from "freeform-rpg/schemas";
import { isIdle } from "./idle.ts";
import { dangersOf } from "./npcs.ts";
import { isFriend } from "./threats.ts";
import { threatLimit } from "./threat-limit.ts";

/**
 * Letting time go by lets others act: someone present shows a sign of what they are after, and one who is dangerous becomes a
 * threat by it. Threats that hang over the scene meanwhile lose patience at once.
 */
export const passIdly = (draft: ResolutionDraft): void => {
  if (!isIdle(draft)) return;
  const signsOf = ({ attrs }: Entity) => (attrs.agenda?.signs ?? []).filter((shown) => !namesAbsent(shown, draft.world));
  const able = dangersOf(draft).filter((person) => !draft.acted.has(person.id) && signsOf(person).length > 0);
  const npc = able[draft.turnNo % Math.max(1, able.length)];
  const signs = npc === undefined ? [] : signsOf(npc);
  const sign = signs[draft.turnNo % Math.max(1, signs.length)];
  if (npc === undefined || sign === undefined) return;
  const text = /^\p{Ll}/u.test(sign) ? `${npc.name} ${sign}` : sign;
  draft.acted.add(npc.id);
  record(draft, "npc_action", closeSentence(text), { entity_id: npc.id }, { tags: ["sign"] });
  if (/^(moderate|high|extreme)$/.test(npc.attrs.threat_level ?? "")) threaten(draft, npc.id, text);
};

const threaten = (draft: ResolutionDraft, source: string, text: string): void => {
  const pending = [...draft.threats.values()];
  if (pending.length >= threatLimit || pending.some(({ source_entity_id }) => source_entity_id === source)) return;
  if (isFriend(draft, source)) return;
  const id = nextId(draft, "th");
  const fresh = { id, text, source_entity_id: source, hardness: "soft" } as const;
  draft.threats.set(id, { ...fresh, status: "pending", created_turn: draft.turnNo, hardened_turn: null });
  draft.diff.threats.push({ change: "create", ...fresh });
};
