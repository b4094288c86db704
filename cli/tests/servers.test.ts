import { Servers } from "freeform-rpg/plugins/operations/servers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => void (table = await openTable()));
afterAll(() => table.close());

test("servers are listed with their state, and none is said to be there where there is none", async () => {
  expect((await table.command("servers", "--as", "dee")).out).toContain("No server works with this database.");
  const servers = await table.kernel.use(Servers);
  await servers.enter("1.2.3");
  expect((await table.command("servers", "--as", "dee")).out).toMatch(
    new RegExp(`, ${process.pid}, version 1\\.2\\.3: works, since .*\\n  runs nothing`),
  );
  await servers.drain();
  expect((await table.command("servers", "--as", "dee")).out).toContain("version 1.2.3: stopping");
  await servers.leave();
});
