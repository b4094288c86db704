import { join } from "node:path";
import { Database, Log, SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { fakeService } from "freeform-rpg/testing";
import { Campaigns, Scenarios, SessionZero } from "freeform-rpg/plugins/canon/campaigns";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import lore from "../../../memory/lore/plugin.ts";
import systems from "../../../rules/systems/plugin.ts";
import campaignsPlugin from "../plugin.ts";
import { root } from "./repositories.ts";

/** The campaigns and session zero of an empty database, over the test's own repositories or others. */
export const openTable = async (folder: (name: string) => string = (name) => join(root, name), demo = "yard") => {
  const { database, log, close } = await openTestDatabase();
  const kernel = await createKernel({
    plugins: [
      { plugin: lore, options: { packs: folder("packs") } },
      { plugin: systems, options: { folder: folder("systems") } },
      { plugin: campaignsPlugin, options: { scenarios: folder("scenarios"), demo } },
    ],
    services: [
      provideValue(Database, database),
      provideValue(Log, log),
      provideValue(ModelKeys, { read: () => null }),
      fakeService(SpareDatabases, {}),
    ],
  });
  return {
    database,
    log,
    campaigns: await kernel.use(Campaigns),
    scenarios: await kernel.use(Scenarios),
    sessionZero: await kernel.use(SessionZero),
    close,
  };
};

/** The code and message of the error that `work` throws. */
export const errorOf = async (work: Promise<unknown>): Promise<{ code: string; message: string }> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error) || !("code" in error)) throw new Error(`expected a typed error, got ${String(error)}`);
  return { code: String(error.code), message: error.message };
};
