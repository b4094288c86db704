import type { DatabaseConnection } from "freeform-rpg/db";
import type { Reconciliation, StateDiff } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Canon } from "../map/build-canon.ts";

type Held = StateDiff["inventory_changes"][number];
type Bond = StateDiff["relationship_changes"][number];

/**
 * Lands changes of what is carried, and of how two stand, on the row that really holds it: under a merged id it may be the
 * row of the one that was merged. Reads only when a merged one is concerned.
 */
export const settleHoldings = async (
  reconciliation: Reconciliation,
  canon: Canon,
  campaignId: string,
  database: DatabaseConnection,
): Promise<Reconciliation> => {
  const { inventory_changes, relationship_changes } = reconciliation.state_diff;
  const held = inventory_changes.flatMap((change) => pairs(canon, change.owner_id, change.item_id));
  const bonds = relationship_changes.flatMap((change) => pairs(canon, change.a_id, change.b_id));
  if (held.length + bonds.length === 0) return reconciliation;
  const rows = await readRows(database, campaignId, held, bonds);
  const state_diff = {
    ...reconciliation.state_diff,
    inventory_changes: inventory_changes.flatMap((change) => settleHeld(change, canon, rows.held)),
    relationship_changes: relationship_changes.map((change) => settleBond(change, canon, rows.bonds)),
  };
  return { ...reconciliation, state_diff };
};

type Pair = readonly [string, string];

/** All rows that may hold it; none when nobody is merged into either. */
const pairs = ({ entities }: Canon, a: string, b: string): Pair[] => {
  const all = entities.family(a).flatMap((one) => entities.family(b).map((other) => [one, other] as const));
  return all.length > 1 ? all : [];
};

interface Rows {
  readonly held: readonly { owner_id: string; item_id: string; qty: number }[];
  readonly bonds: readonly { a_id: string; b_id: string; rel_type: string }[];
}

const readRows = async (
  { sql: scope }: DatabaseConnection,
  campaignId: string,
  held: readonly Pair[],
  bonds: readonly Pair[],
): Promise<Rows> => {
  const listed = (wanted: readonly Pair[]) =>
    sql`(select w ->> 0, w ->> 1 from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) as w)`;
  const { rows } = await sql<Rows>`select
    (select coalesce(jsonb_agg(to_jsonb(i) order by i.owner_id, i.item_id), '[]') from inventory i
      where i.campaign_id = ${campaignId} and i.qty > 0 and (i.owner_id, i.item_id) in ${listed(held)}) as held,
    (select coalesce(jsonb_agg(to_jsonb(r) order by r.a_id, r.b_id), '[]') from relationships r
      where r.campaign_id = ${campaignId} and (r.a_id, r.b_id) in ${listed(bonds)}) as bonds`.execute(scope);
  return rows[0] ?? { held: [], bonds: [] };
};

/** What is given goes to the one who stands; what is taken comes from wherever it lies, the standing one's own first. */
const settleHeld = (change: Held, { entities }: Canon, rows: Rows["held"]): Held[] => {
  if (change.delta >= 0) return [change];
  const mine = rows.filter(
    ({ owner_id, item_id }) => entities.family(change.owner_id).includes(owner_id) && entities.family(change.item_id).includes(item_id),
  );
  const own = (row: Rows["held"][number]) => Number(row.owner_id !== change.owner_id) + Number(row.item_id !== change.item_id);
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

const settleBond = (change: Bond, { entities }: Canon, rows: Rows["bonds"]): Bond => {
  const mine = rows.filter(
    ({ a_id, b_id, rel_type }) =>
      rel_type === change.rel_type && entities.family(change.a_id).includes(a_id) && entities.family(change.b_id).includes(b_id),
  );
  const found = mine.find(({ a_id, b_id }) => a_id === change.a_id && b_id === change.b_id) ?? mine[0];
  return found === undefined ? change : { ...change, a_id: found.a_id, b_id: found.b_id };
};
