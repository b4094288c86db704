import type { EngineEvent, Reconciliation, StateDiff } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { projectAdditions } from "./project-additions.ts";
import type { Additions } from "./project-additions.ts";
import { withoutMergeTargets } from "./live-ids.ts";
import { withAliases } from "./with-aliases.ts";
import { projectThreadChanges } from "./project-thread-changes.ts";
import { renameDeep } from "./rename-deep.ts";

/** The turn's changes with canonical names and ids: without new entities whose names are hidden or taken, and without changes of hidden rows. */
export const projectReconciliation = (reconciliation: Reconciliation, canon: Canon): Reconciliation => {
  if (canon.plain) return reconciliation;
  const { state_diff: diff } = reconciliation;
  const additions = projectAdditions(diff.entities_add, canon);
  const threads = projectThreadChanges(diff, canon);
  const dropped: Reconciliation["dropped"] = [...reconciliation.dropped, ...additions.dropped, ...threads.dropped];
  const drop = (kind: string, value: string) => void dropped.push({ kind, value, reason: "canon: the target is hidden" });
  const changes = projectRows(diff, additions, canon, drop);
  return {
    state_diff: { ...diff, ...changes, ...threads.changes, entities_add: [...additions.entities] },
    engine_events: reconciliation.engine_events.flatMap((event) => projectEvent(event, additions, threads.fixed, canon)),
    dropped,
  };
};

type Rows = Pick<
  StateDiff,
  | "clocks"
  | "entities_update"
  | "facts_add"
  | "facts_update"
  | "inventory_changes"
  | "relationship_changes"
  | "scene_update"
  | "situations"
  | "threats"
  | "summaries"
>;

const projectRows = (diff: StateDiff, { liveId }: Additions, canon: Canon, drop: (kind: string, value: string) => void): Rows => ({
  clocks: diff.clocks,
  entities_update: diff.entities_update.flatMap((update) => {
    const id = liveId(update.id);
    if (id === null) drop("entities_update", update.id);
    return id === null ? [] : [{ ...update, id, ...(update.attrs && { attrs: projectAttrs(id, update.attrs, canon) }) }];
  }),
  facts_add: diff.facts_add.flatMap((fact) => {
    const subject_id = liveId(fact.subject_id);
    if (subject_id === null) drop("facts_add", fact.id);
    return subject_id === null ? [] : [{ ...fact, subject_id, object: renameDeep(fact.object, canon) }];
  }),
  facts_update: diff.facts_update.map((fact) => ({ ...fact, ...(fact.object && { object: renameDeep(fact.object, canon) }) })),
  inventory_changes: diff.inventory_changes.flatMap((change) => {
    const [owner_id, item_id] = [liveId(change.owner_id), liveId(change.item_id)];
    return owner_id === null || item_id === null ? [] : [{ ...change, owner_id, item_id }];
  }),
  relationship_changes: diff.relationship_changes.flatMap((change) => {
    const [a_id, b_id] = [liveId(change.a_id), liveId(change.b_id)];
    return a_id === null || b_id === null || a_id === b_id ? [] : [{ ...change, a_id, b_id, reason: canon.text.rename(change.reason) }];
  }),
  scene_update: projectScene(diff.scene_update, liveId, canon),
  situations: diff.situations.map((change) =>
    change.change === "clear" ? change : { ...change, narrative: canon.text.rename(change.narrative) },
  ),
  threats: diff.threats.map((change) =>
    change.change === "create"
      ? { ...change, text: canon.text.rename(change.text), source_entity_id: change.source_entity_id && liveId(change.source_entity_id) }
      : change,
  ),
  summaries: diff.summaries.map((summary) => ({ ...summary, text: canon.text.rename(summary.text) })),
});

/** An entity's new attributes with canonical names, without aliases that were removed from it or that belong to another entity. */
const projectAttrs = <T extends Record<string, unknown>>(id: string, before: T, canon: Canon): T => {
  const attrs = renameDeep(before, canon);
  const renamed: T = isIdList(before["exits"]) ? { ...attrs, exits: withoutMergeTargets(canon, before["exits"]) } : attrs;
  const aliases = before["aliases"];
  if (!Array.isArray(aliases)) return renamed;
  return withAliases(
    renamed,
    aliases.filter((alias) => typeof alias === "string" && canOwnAlias(id, alias, canon)),
  );
};

const isIdList = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === "string");

const canOwnAlias = (id: string, alias: string, { entities }: Canon): boolean => {
  const owner = entities.resolveName(alias);
  return owner.kind === "unknown" ? !entities.isRemovedAlias(id, alias) : owner.kind === "entity" && owner.id === id;
};

const projectScene = (before: StateDiff["scene_update"], liveId: Additions["liveId"], canon: Canon): StateDiff["scene_update"] => {
  const { location_id, present_entity_ids, obscured_entity_ids, ...scene } = before;
  const place = location_id === undefined ? undefined : liveId(location_id);
  // A scene cannot move to a place that is hidden: it stays where it is.
  if (place === null) return {};
  const present = (ids: readonly string[]) => withoutMergeTargets(canon, [...new Set(ids.map((id) => liveId(id) ?? id))]);
  return {
    ...scene,
    ...(place !== undefined && { location_id: place }),
    ...(present_entity_ids && { present_entity_ids: present(present_entity_ids.filter(staysInScene(liveId, canon))) }),
    ...(obscured_entity_ids && { obscured_entity_ids: present(obscured_entity_ids) }),
  };
};

/** Hidden entities stay in the scene's row, so that withdrawing the correction restores them; entities rejected in this turn are not added. */
const staysInScene =
  (liveId: Additions["liveId"], { entities }: Canon) =>
  (id: string): boolean =>
    liveId(id) !== null || entities.resolveId(id).kind === "hidden";

const projectEvent = (event: EngineEvent, { liveId }: Additions, fixed: ReadonlySet<string>, canon: Canon): EngineEvent[] => {
  const ids = Object.entries(event.details).filter(([key, value]) => /(^|_)id$/.test(key) && typeof value === "string");
  if (event.type === "thread_updated" && ids.some(([, id]) => fixed.has(String(id)))) return [];
  const mapped = ids.map(([key, id]) => [key, liveId(String(id))] as const);
  if (mapped.some(([, id]) => id === null)) return [];
  return [{ ...event, details: { ...renameDeep(event.details, canon), ...Object.fromEntries(mapped) } }];
};
