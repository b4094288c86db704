import { join } from "node:path";
import { Database, Log, SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { createKernel, supply } from "freeform-rpg/kernel";
import { fakeService } from "freeform-rpg/testing";
import { Campaigns, SessionZero } from "freeform-rpg/plugins/campaigns";
import { ModelKeys } from "freeform-rpg/plugins/models";
import lore from "../../lore/plugin.ts";
import systems from "../../systems/plugin.ts";
import campaignsPlugin from "../plugin.ts";
import { root } from "./shelves.ts";

/** The campaigns and session zero of an empty database, over the test's own shelves. */
export const openTable = async () => {
  const { database, log, close } = await openTestDatabase();
  const kernel = await createKernel({
    plugins: [
      { plugin: lore, options: { packs: join(root, "packs") } },
      { plugin: systems, options: { folder: join(root, "systems") } },
      { plugin: campaignsPlugin, options: { scenarios: join(root, "scenarios"), demo: "yard" } },
    ],
    services: [supply(Database, database), supply(Log, log), supply(ModelKeys, { read: () => null }), fakeService(SpareDatabases, {})],
  });
  return { database, log, campaigns: await kernel.use(Campaigns), sessionZero: await kernel.use(SessionZero), close };
};

/** The code and message of what `work` throws. */
export const refusal = async (work: Promise<unknown>): Promise<{ code: string; message: string }> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error) || !("code" in error)) throw new Error(`expected a typed error, got ${String(error)}`);
  return { code: String(error.code), message: error.message };
};
