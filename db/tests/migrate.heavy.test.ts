import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { afterAll, expect, test } from "vitest";
import { changes } from "../migrations/index.ts";
import { contract, expand, statementsOf } from "../migrations/change.ts";
import { openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations/index.ts";
import { openPglite } from "../open-embedded.ts";
import type { Orm } from "../orm.ts";
import { embeddedTemplate } from "../testing/template.ts";

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shapeOf = async ({ em }: Orm): Promise<{ columns: unknown; indexes: unknown }> => {
  const columns = await em.fork().execute(`select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid) as fallback from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relname <> 'migrations' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped order by 1, 2`);
  const indexes = await em
    .fork()
    .execute("select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations' order by 1");
  return { columns, indexes };
};

/** As before the first migration; the ORM knows already that the list of migrations is there. */
const emptied = `drop schema public cascade; create schema public;
  create table migrations (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp);`;

test("a database of an older version is migrated, and its rows are preserved", async () => {
  const open = await openPglite(null, async () => undefined, await embeddedTemplate());
  const fresh = await shapeOf(open.orm);
  for (const { name } of [0, 6, -2].map((at) => migrations.at(at)!)) {
    await open.native.exec(emptied);
    await open.orm.migrator.up({ to: name });
    await open.native.exec("insert into campaigns (id, name, seed, system) values ('old', 'The Old Campaign', 's', '{}')");
    expect(await migrate(open)).toEqual(migrations.map((one) => one.name).filter((other) => other > name));
    expect((await open.native.query("select name from campaigns")).rows).toEqual([{ name: "The Old Campaign" }]);
    expect({ name, ...(await shapeOf(open.orm)) }).toEqual({ name, ...fresh });
  }
  await open.orm.close();
  await open.native.close();
});

test("narrations of an older version are read in the present terms", async () => {
  const open = await openPglite(null, async () => undefined, await embeddedTemplate());
  await open.native.exec(emptied);
  await open.orm.migrator.up({ to: "20260815000000_released_narrations" });
  const faults = JSON.stringify([
    { code: "rpg.narration.v1/outcome", message: "m", draft: 1 },
    { code: "text_empty", message: "n" },
  ]);
  await open.native
    .exec(`insert into campaigns (id, name, seed, system, beyond_repair) values ('a', 'A', 's', '{}', 'hold'), ('b', 'B', 's', '{}', 'safe');
    insert into setups (id, user_id, phase, document) values ('s', 'u', 'campaign', '{"beyond_repair": "hold", "answered": []}');
    insert into events (campaign_id, seq, id, kind, turn_no, player_input, final_text, context_packet, engine_events,
        state_diff, rolls, prompt_versions, receipts, changes, pass_outputs, release)
      values ('a', 1, 'e1', 'turn', 1, '', '', '{}', '[]', '{}', '[]', '{}', '[]', '[]',
      '{"narration": {"telling": "safe", "attempts": 1, "faults": ${faults}}}', '{"form": "as_it_is", "faults": ${faults}}')`);
  await migrate(open);
  const read = async (sql: string) => (await open.native.query(sql)).rows;
  expect(await read("select id, on_unfixable_narration as setting from campaigns order by id")).toEqual([
    { id: "a", setting: "hold" },
    { id: "b", setting: "fallback" },
  ]);
  expect(await read("select document from setups")).toEqual([{ document: { on_unfixable_narration: "hold", answered: [] } }]);
  const violations = [
    { policy_id: "rpg.narration.v1", rule_id: "outcome", message: "m", draft: 1 },
    { rule_id: "text_empty", message: "n" },
  ];
  expect(await read("select pass_outputs, release from events")).toEqual([
    { pass_outputs: { narration: { source: "fallback", attempts: 1, violations } }, release: { form: "as_drafted", violations } },
  ]);
  await open.orm.close();
  await open.native.close();
});

const openAfter = async (name: string, statements: readonly string[]): Promise<string> => {
  const dataDir = join(folder, name);
  const { database, close } = await openTestDatabase({ dataDir });
  for (const statement of statements) await database.em().execute(statement);
  await close();
  return dataDir;
};

const ran = "insert into migrations (name) values ('29990101000000_holodeck')";

test("a database from which a newer version has taken something away is refused and left as it is", async () => {
  const [contracted] = statementsOf("29990101000000_holodeck", contract([], { after: "29980101000000_replicator" }));
  const dataDir = await openAfter("newer", [ran, contracted ?? ""]);
  for (const _ of ["once", "and again"])
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: "database_newer",
      message: expect.stringContaining("29990101000000_holodeck"),
    });
});

test("a database to which a newer version has only added something is opened", async () => {
  const dataDir = await openAfter("added", [ran, ...statementsOf("29990101000000_holodeck", expand(["create table holodeck (id text)"]))]);
  const database = await openDatabase({ dataDir });
  expect(await database.em().execute("select id from holodeck")).toEqual([]);
  await database.close();
});

test("what a newer version takes away does not matter to one that knows the change from which on it is not used", async () => {
  const after = Object.keys(changes).at(-1) ?? "";
  const [contracted] = statementsOf("29990101000000_holodeck", contract([], { after }));
  const database = await openDatabase({ dataDir: await openAfter("unused", [ran, contracted ?? ""]) });
  expect(await database.em().execute("select after from contract_migrations")).toContainEqual({ after });
  await database.close();
});

test("each change that takes something away names itself or an earlier one", () => {
  const names = Object.keys(changes);
  const wrong = Object.entries(changes).filter(
    ([name, { after }]) => after !== null && !names.slice(0, names.indexOf(name) + 1).includes(after),
  );
  expect(wrong).toEqual([]);
  expect(names).toEqual(names.toSorted());
});
