import db from "freeform-rpg/db/plugin";
import { Database, Log, Runs, Worlds } from "freeform-rpg/db";
import { createKernel } from "freeform-rpg/kernel/host";
import { expect, test } from "vitest";

test("the plugin provides the database and its stores, and closes it", async () => {
  const kernel = await createKernel({ plugins: [db] });
  const database = await kernel.use(Database);
  expect(database.engine).toBe("pglite");
  for (const token of [Log, Runs, Worlds]) expect(await kernel.use<unknown>(token)).toBeDefined();
  await kernel.close();
  await expect(database.sql.selectFrom("campaigns").selectAll().execute()).rejects.toThrow(/destroyed|closed/);
});

test("a server that does not answer is a clear error", async () => {
  const kernel = await createKernel({ plugins: [{ plugin: db, options: { url: "postgres://nobody@127.0.0.1:1/none" } }] });
  await expect(kernel.use(Database)).rejects.toMatchObject({
    code: "database_unavailable",
    message: expect.stringContaining("DATABASE_URL"),
  });
  await kernel.close();
});
