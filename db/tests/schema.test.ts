import { openTestDatabase } from "freeform-rpg/db/testing";
import * as entities from "freeform-rpg/db/entities";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { stateTables } from "freeform-rpg/schemas/campaign";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const ask = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db.database.sql)).rows;

test("every key, unique index and foreign key of a campaign's table begins with the campaign", async () => {
  const keys = await ask(sql<{ name: string; first: string; of: string }>`
    select i.indexrelid::regclass::text as name, c.relname as of, a.attname as first
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisunique and c.relnamespace = 'public'::regnamespace and exists (
      select from pg_attribute w where w.attrelid = c.oid and w.attname = 'campaign_id')
    union all
    select k.conname, c.relname, a.attname from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and exists (
      select from pg_attribute w where w.attrelid = c.oid and w.attname = 'campaign_id')`);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter(({ first }) => first !== "campaign_id")).toEqual([]);
});

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

const columns = (): Promise<Column[]> =>
  ask(sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);

test("state tables have the columns of their schemas and hold no clock times", async () => {
  const found = await columns();
  const described = Object.entries(stateTables).flatMap(([table, { row }]) =>
    ["campaign_id", ...Object.keys(row.shape)].map((column) => `${table}.${column}`),
  );
  const kept = found.filter(({ table }) => Object.hasOwn(stateTables, table));
  expect(kept.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(described.sort());
  expect(kept.filter(({ type }) => type.startsWith("time"))).toEqual([]);
});

test("tables that every turn writes keep room on their pages and are vacuumed early", async () => {
  const found = await ask(sql<{ name: string; options: string }>`
    select relname as name, array_to_string(reloptions, ' ') as options from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and array_to_string(reloptions, ' ') like '%autovacuum%' order by relname`);
  expect(found.map(({ name }) => name)).toEqual(["campaigns", "rate_limits", "run_artifacts", "runs", "servers"]);
  expect(found.find(({ name }) => name === "runs")?.options).toContain("fillfactor=70 autovacuum_vacuum_scale_factor=0.02");
});

test("no column is an array", async () => {
  expect((await columns()).filter(({ type }) => type.endsWith("[]"))).toEqual([]);
});

test("entities and migrations describe the same tables", async () => {
  const found = (await columns()).filter(({ table }) => !["migrations", "contract_migrations"].includes(table));
  const described = [...db.database.em().getMetadata().getAll().values()].flatMap((meta) => {
    return meta.props.map(({ fieldNames, columnTypes, nullable }) => ({
      table: meta.tableName,
      column: fieldNames[0],
      type: sameType(columnTypes[0] ?? ""),
      nullable: nullable ?? false,
    }));
  });
  const order = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
  expect(order(described)).toEqual(order(found));
});

const sameType = (type: string): string => ({ int: "integer", timestamptz: "timestamp with time zone" })[type] ?? type;

test("the ORM writes and finds the same rows as the typed reader", async () => {
  const em = db.database.em();
  const system = { id: "plain", name: "Plain", resolution: { method: "sum_bands" } };
  await em.insert(entities.Campaign, { id: "orm", name: "By the ORM", seed: "s", system: JSON.parse(JSON.stringify(system)) });
  const row = await db.database.sql.selectFrom("campaigns").selectAll().where("id", "=", "orm").executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: "By the ORM", status: "active", system, content_packs: [], head_seq: 0 });
  const found = await em.findOneOrFail(entities.Campaign, "orm");
  expect(found.created_at).toBeInstanceOf(Date);
});

test("a transaction that fails leaves nothing, and the next one works", async () => {
  const failing = db.database.transaction(async ({ sql: inner }) => {
    await inner.insertInto("setups").values({ id: "s1", user_id: "u", phase: "calibration" }).execute();
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await db.database.transaction(async ({ em }) => void (await em.insert(entities.Setup, { id: "s2", user_id: "u", phase: "calibration" })));
  expect((await db.database.sql.selectFrom("setups").select("id").execute()).map(({ id }) => id)).toEqual(["s2"]);
});
