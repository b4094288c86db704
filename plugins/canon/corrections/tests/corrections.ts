import type { Correction, CorrectionAction } from "freeform-rpg/schemas";
import type { NamedEntity } from "freeform-rpg/plugins/canon/corrections";

/** An approved correction, the `nth` of its campaign. */
export const approved = (nth: number, action: CorrectionAction, more: Partial<Correction> = {}): Correction =>
  ({
    ...action,
    id: `cr-${String(nth).padStart(4, "0")}`,
    campaign_id: "c",
    session_id: null,
    reason: "",
    status: "approved",
    proposed_by: "dora",
    proposed_at: "2026-01-01T00:00:00.000000Z",
    decided_by: "dora",
    decided_at: `2026-01-01T00:00:00.${String(nth).padStart(6, "0")}Z`,
    note: null,
    withdrawn_by: null,
    withdrawn_at: null,
    withdrawn_note: null,
    ...more,
  }) as Correction;

export const rename = (target_id: string, name: string): CorrectionAction => ({ action: "entity_rename", target_id, payload: { name } });
export const merge = (target_id: string, into_id: string): CorrectionAction => ({
  action: "entity_merge",
  target_id,
  payload: { into_id },
});
export const hide = (target_id: string): CorrectionAction => ({ action: "entity_hide", target_id, payload: {} });
export const addAlias = (target_id: string, alias: string): CorrectionAction => ({
  action: "entity_alias_add",
  target_id,
  payload: { alias },
});
export const removeAlias = (target_id: string, alias: string): CorrectionAction => ({
  action: "entity_alias_remove",
  target_id,
  payload: { alias },
});

/** A character. */
export const named = (id: string, name: string, aliases: readonly string[] = []): NamedEntity => ({ id, type: "character", name, aliases });
