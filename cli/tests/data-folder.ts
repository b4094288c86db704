import { join } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { shippedPacks } from "../../tests/engine/shipped-packs.ts";

/** Puts a database with the packs that ship into a data folder. It is a copy: a command would take seconds to create it. */
export const fillDataFolder = async (dataDir: string): Promise<void> => {
  const database = await openTestDatabase({ dataDir: join(dataDir, "database"), fixture: shippedPacks });
  await database.close();
};
