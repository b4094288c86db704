import { entityById } from "freeform-rpg/plugins/validator";
import { nextId, record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { isIdle } from "./idle.ts";
import { dangersOf } from "./npcs.ts";
import { threatLimit } from "./threat-limit.ts";

/**
 * Letting time go by lets others act: somebody present shows a sign of what they are after, and one who is dangerous becomes a
 * threat by it. Threats that hang over the scene meanwhile lose patience at once.
 */
export const passIdly = (ledger: Ledger): void => {
  if (!isIdle(ledger)) return;
  const able = dangersOf(ledger).filter(({ id, attrs }) => !ledger.acted.has(id) && (attrs.agenda?.signs ?? []).length > 0);
  const npc = able[ledger.turnNo % Math.max(1, able.length)];
  const signs = npc?.attrs.agenda?.signs ?? [];
  const sign = signs[ledger.turnNo % Math.max(1, signs.length)];
  if (npc === undefined || sign === undefined) return;
  const text = /^\p{Ll}/u.test(sign) ? `${npc.name} ${sign}` : sign;
  ledger.acted.add(npc.id);
  record(ledger, "npc_action", /[.!?"]$/.test(text) ? text : `${text}.`, { entity_id: npc.id }, { tags: ["sign"] });
  if (/^(moderate|high|extreme)$/.test(npc.attrs.threat_level ?? "")) threaten(ledger, npc.id, text);
};

const threaten = (ledger: Ledger, source: string, text: string): void => {
  const pending = [...ledger.threats.values()];
  if (pending.length >= threatLimit || pending.some(({ source_entity_id }) => source_entity_id === source)) return;
  if (entityById(ledger.world, source)?.tags.includes("companion") === true) return;
  const id = nextId(ledger, "th");
  const fresh = { id, text, source_entity_id: source, hardness: "soft" } as const;
  ledger.threats.set(id, { ...fresh, status: "pending", created_turn: ledger.turnNo, hardened_turn: null });
  ledger.diff.threats.push({ change: "create", ...fresh });
};
