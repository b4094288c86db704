import type { DatabaseConnection } from "freeform-rpg/db";
import type { Reconciliation, StateDiff } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Canon } from "../map/build-canon.ts";

type ItemChange = StateDiff["inventory_changes"][number];
type RelationshipChange = StateDiff["relationship_changes"][number];

/**
 * Redirects changes of inventory and relationships to the rows that really exist: those of a merged entity keep its own id. Reads rows only
 * when a merged entity is involved.
 */
export const redirectHoldings = async (
  reconciliation: Reconciliation,
  canon: Canon,
  campaignId: string,
  database: DatabaseConnection,
): Promise<Reconciliation> => {
  const { inventory_changes, relationship_changes } = reconciliation.state_diff;
  const items = inventory_changes.flatMap((change) => pairs(canon, change.owner_id, change.item_id));
  const relationships = relationship_changes.flatMap((change) => pairs(canon, change.a_id, change.b_id));
  if (items.length + relationships.length === 0) return reconciliation;
  const rows = await readRows(database, campaignId, items, relationships);
  const state_diff = {
    ...reconciliation.state_diff,
    inventory_changes: inventory_changes.flatMap((change) => redirectItemChange(change, canon, rows.items)),
    relationship_changes: relationship_changes.map((change) => redirectRelationshipChange(change, canon, rows.relationships)),
  };
  return { ...reconciliation, state_diff };
};

type Pair = readonly [string, string];

/** All pairs of ids that the row may have; none when no entity is merged into either. */
const pairs = ({ entities }: Canon, a: string, b: string): Pair[] => {
  const all = entities.family(a).flatMap((one) => entities.family(b).map((other) => [one, other] as const));
  return all.length > 1 ? all : [];
};

interface Rows {
  readonly items: readonly { owner_id: string; item_id: string; qty: number }[];
  readonly relationships: readonly { a_id: string; b_id: string; rel_type: string }[];
}

const readRows = async (
  { sql: scope }: DatabaseConnection,
  campaignId: string,
  items: readonly Pair[],
  relationships: readonly Pair[],
): Promise<Rows> => {
  const listed = (wanted: readonly Pair[]) =>
    sql`(select w ->> 0, w ->> 1 from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) as w)`;
  const { rows } = await sql<Rows>`select
    (select coalesce(jsonb_agg(to_jsonb(i) order by i.owner_id, i.item_id), '[]') from inventory i
      where i.campaign_id = ${campaignId} and i.qty > 0 and (i.owner_id, i.item_id) in ${listed(items)}) as items,
    (select coalesce(jsonb_agg(to_jsonb(r) order by r.a_id, r.b_id), '[]') from relationships r
      where r.campaign_id = ${campaignId} and (r.a_id, r.b_id) in ${listed(relationships)}) as relationships`.execute(scope);
  return rows[0] ?? { items: [], relationships: [] };
};

/** Gains go to the live entity's row; losses are taken from all rows of the merged entities, the live entity's own first. */
const redirectItemChange = (change: ItemChange, { entities }: Canon, rows: Rows["items"]): ItemChange[] => {
  if (change.delta >= 0) return [change];
  const mine = rows.filter(
    ({ owner_id, item_id }) => entities.family(change.owner_id).includes(owner_id) && entities.family(change.item_id).includes(item_id),
  );
  const own = (row: Rows["items"][number]) => Number(row.owner_id !== change.owner_id) + Number(row.item_id !== change.item_id);
  let wanted = -change.delta;
  const taken = mine
    .toSorted((a, b) => own(a) - own(b))
    .flatMap(({ owner_id, item_id, qty }) => {
      const delta = Math.min(qty, wanted);
      wanted -= delta;
      return delta > 0 ? [{ ...change, owner_id, item_id, delta: -delta }] : [];
    });
  return taken.length > 0 ? taken : [change];
};

const redirectRelationshipChange = (change: RelationshipChange, { entities }: Canon, rows: Rows["relationships"]): RelationshipChange => {
  const mine = rows.filter(
    ({ a_id, b_id, rel_type }) =>
      rel_type === change.rel_type && entities.family(change.a_id).includes(a_id) && entities.family(change.b_id).includes(b_id),
  );
  const found = mine.find(({ a_id, b_id }) => a_id === change.a_id && b_id === change.b_id) ?? mine[0];
  return found === undefined ? change : { ...change, a_id: found.a_id, b_id: found.b_id };
};
