import type { EngineEvent, Reconciliation, StateDiff } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { projectAdditions } from "./project-additions.ts";
import type { Additions } from "./project-additions.ts";
import { withoutStanding } from "./map-ids.ts";
import { nameAliases } from "./name-aliases.ts";
import { projectThreadChanges } from "./project-thread-changes.ts";
import { tellDeep } from "./tell-deep.ts";

/** A turn's changes as canon has them: nothing new under a name that is hidden or somebody's, nothing about what is hidden. */
export const projectReconciliation = (reconciliation: Reconciliation, canon: Canon): Reconciliation => {
  if (canon.plain) return reconciliation;
  const { state_diff: diff } = reconciliation;
  const additions = projectAdditions(diff.entities_add, canon);
  const threads = projectThreadChanges(diff, canon);
  const dropped: Reconciliation["dropped"] = [...reconciliation.dropped, ...additions.dropped, ...threads.dropped];
  const drop = (kind: string, value: string) => void dropped.push({ kind, value, reason: "canon: it is about something hidden" });
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

const projectRows = (diff: StateDiff, { standing }: Additions, canon: Canon, drop: (kind: string, value: string) => void): Rows => ({
  clocks: diff.clocks,
  entities_update: diff.entities_update.flatMap((update) => {
    const id = standing(update.id);
    if (id === null) drop("entities_update", update.id);
    return id === null ? [] : [{ ...update, id, ...(update.attrs && { attrs: projectAttrs(id, update.attrs, canon) }) }];
  }),
  facts_add: diff.facts_add.flatMap((fact) => {
    const subject_id = standing(fact.subject_id);
    if (subject_id === null) drop("facts_add", fact.id);
    return subject_id === null ? [] : [{ ...fact, subject_id, object: tellDeep(fact.object, canon) }];
  }),
  facts_update: diff.facts_update.map((fact) => ({ ...fact, ...(fact.object && { object: tellDeep(fact.object, canon) }) })),
  inventory_changes: diff.inventory_changes.flatMap((change) => {
    const [owner_id, item_id] = [standing(change.owner_id), standing(change.item_id)];
    return owner_id === null || item_id === null ? [] : [{ ...change, owner_id, item_id }];
  }),
  relationship_changes: diff.relationship_changes.flatMap((change) => {
    const [a_id, b_id] = [standing(change.a_id), standing(change.b_id)];
    return a_id === null || b_id === null || a_id === b_id ? [] : [{ ...change, a_id, b_id, reason: canon.text.tell(change.reason) }];
  }),
  scene_update: projectScene(diff.scene_update, standing, canon),
  situations: diff.situations.map((change) =>
    change.change === "clear" ? change : { ...change, narrative: canon.text.tell(change.narrative) },
  ),
  threats: diff.threats.map((change) =>
    change.change === "create"
      ? { ...change, text: canon.text.tell(change.text), source_entity_id: change.source_entity_id && standing(change.source_entity_id) }
      : change,
  ),
  summaries: diff.summaries.map((summary) => ({ ...summary, text: canon.text.tell(summary.text) })),
});

/** New attributes of an entity: texts told, and no alias that was taken from it or that is another's. */
const projectAttrs = <T extends Record<string, unknown>>(id: string, before: T, canon: Canon): T => {
  const attrs = tellDeep(before, canon);
  const told: T = isIdList(before["exits"]) ? { ...attrs, exits: withoutStanding(canon, before["exits"]) } : attrs;
  const aliases = before["aliases"];
  if (!Array.isArray(aliases)) return told;
  return nameAliases(
    told,
    aliases.filter((alias) => typeof alias === "string" && mayBear(id, alias, canon)),
  );
};

const isIdList = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === "string");

const mayBear = (id: string, alias: string, { entities }: Canon): boolean => {
  const owner = entities.resolveName(alias);
  return owner.kind === "unknown" ? !entities.isRemovedAlias(id, alias) : owner.kind === "entity" && owner.id === id;
};

const projectScene = (before: StateDiff["scene_update"], standing: Additions["standing"], canon: Canon): StateDiff["scene_update"] => {
  const { location_id, present_entity_ids, obscured_entity_ids, ...scene } = before;
  const place = location_id === undefined ? undefined : standing(location_id);
  // A scene cannot move to a place that is hidden: it stays where it is.
  if (place === null) return {};
  const present = (ids: readonly string[]) => withoutStanding(canon, [...new Set(ids.map((id) => standing(id) ?? id))]);
  return {
    ...scene,
    ...(place !== undefined && { location_id: place }),
    ...(present_entity_ids && { present_entity_ids: present(present_entity_ids.filter(isKept(standing, canon))) }),
    ...(obscured_entity_ids && { obscured_entity_ids: present(obscured_entity_ids) }),
  };
};

/** What a correction hides stays in the scene's row, so that withdrawing it restores the scene; what is dropped this turn never comes in. */
const isKept =
  (standing: Additions["standing"], { entities }: Canon) =>
  (id: string): boolean =>
    standing(id) !== null || entities.resolveId(id).kind === "hidden";

const projectEvent = (event: EngineEvent, { standing }: Additions, fixed: ReadonlySet<string>, canon: Canon): EngineEvent[] => {
  const ids = Object.entries(event.details).filter(([key, value]) => /(^|_)id$/.test(key) && typeof value === "string");
  if (event.type === "thread_updated" && ids.some(([, id]) => fixed.has(String(id)))) return [];
  const mapped = ids.map(([key, id]) => [key, standing(String(id))] as const);
  if (mapped.some(([, id]) => id === null)) return [];
  return [{ ...event, details: { ...tellDeep(event.details, canon), ...Object.fromEntries(mapped) } }];
};
