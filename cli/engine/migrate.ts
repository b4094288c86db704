import { readEnvironment } from "../environment.ts";
import { openHost } from "../host.ts";
import { print, printJson } from "../output.ts";
import type { JsonOption } from "../run-command.ts";
export const migrate = async ({ json = false }: JsonOption): Promise<void> => {
  const environment = readEnvironment();
  const host = await openHost(environment);
  const where = environment.databaseUrl ? "Postgres" : environment.dataDir;
  await host.close();
  if (json) printJson({ migrated: true, database: environment.databaseUrl ? "postgres" : "embedded" });
  else print(`The database in ${where} is up to date.`);
};
