import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import type { Environment } from "../environment.ts";
import { remark } from "../output.ts";
import type { JsonOption } from "../run-command.ts";
import { listenEarly } from "./listen.ts";
import { leaveServerNote, probeServer } from "../server-note.ts";

export interface ServeOptions extends JsonOption {
  readonly demo?: boolean;
  readonly port?: string;
  readonly host?: string;
}

/** Runs the server until Ctrl-C. Each step of the start is reported to standard error before the engine is loaded, which takes seconds; meanwhile the port answers 503. */
export const serve = async ({ port, host, ...options }: ServeOptions): Promise<void> => {
  const environment = readEnvironment({ ...process.env, ...(port && { PORT: port }), ...(host && { HOST: host }) });
  remark(`Starting the server: ${describeDatabase(environment)} ...`);
  await refuseSecond(environment);
  const early = await listenEarly(environment);
  const note = leaveServerNote(environment);
  try {
    const { runServer } = await import("./run-server.ts");
    await runServer({ environment, note, early }, options);
  } finally {
    note.remove();
    await early.close();
  }
};

const describeDatabase = ({ databaseUrl, dataDir }: Environment): string => {
  if (databaseUrl) return "connecting to Postgres (DATABASE_URL)";
  const folder = join(dataDir, "database");
  return existsSync(join(folder, "PG_VERSION"))
    ? `opening the database in ${folder}`
    : `creating the database in ${folder}, which takes some seconds`;
};

const refuseSecond = async (environment: Environment): Promise<void> => {
  const found = environment.databaseUrl ? null : await probeServer(environment);
  if (found === null) return;
  const where =
    "url" in found
      ? `already serves this data folder at ${found.url}`
      : `of process ${found.startingProcess} is starting on this data folder`;
  throw new CommandError("already_serving", `A server ${where}. Stop it first, or choose another DATA_DIR.`);
};
