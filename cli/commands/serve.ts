import { once } from "node:events";
import type { Command } from "commander";
import { messageOf } from "freeform-rpg/kernel";
import { Ingestion } from "freeform-rpg/plugins/ingest-jobs";
import { Jobs } from "freeform-rpg/plugins/jobs";
import { Campaigns } from "freeform-rpg/plugins/campaigns";
import { Lore } from "freeform-rpg/plugins/lore";
import { Turns } from "freeform-rpg/plugins/turn";
import { CommandError } from "../command-error.ts";
import { describeServer, showBanner } from "../banner.ts";
import { demo as demoUsers } from "../demo.ts";
import { readEnvironment } from "../environment.ts";
import { listen, openApi, openHost } from "../host.ts";
import type { Host } from "../host.ts";
import { print, printJson, remark } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { findServer, leaveServerNote } from "../server-note.ts";

interface ServeOptions {
  readonly demo?: boolean;
  readonly port?: string;
  readonly host?: string;
  readonly json?: boolean;
}

/** `serve`: the GraphQL server. */
export const addServe = (program: Command): void => {
  program
    .command("serve")
    .summary("run the GraphQL server")
    .description("Migrates the database, takes up unfinished turns and serves GraphQL until Ctrl-C.")
    .option("--demo", "create the demo campaign and print tokens to play it with")
    .option("--port <port>", "port to listen on; 0 picks a free one (default: PORT or 4000)")
    .option("--host <host>", "address to listen on (default: HOST or 127.0.0.1)")
    .option("--json", "print one JSON document once the server listens")
    .addHelpText("after", help)
    .action((options: ServeOptions) => runCommand(options.json ?? false, () => serve(options)));
};

const help = `
Examples:
  $ npx freeform-rpg serve --demo
  $ npx freeform-rpg serve --port 8080 --host 0.0.0.0
  $ DATABASE_URL=postgres://... JWT_SECRET=... NODE_ENV=production npx freeform-rpg serve`;

const serve = async ({ demo = false, port, host, json = false }: ServeOptions): Promise<void> => {
  const environment = readEnvironment({ ...process.env, ...(port && { PORT: port }), ...(host && { HOST: host }) });
  const running = environment.databaseUrl ? null : await findServer(environment);
  if (running)
    throw new CommandError(
      "already_serving",
      `A server already serves this data folder at ${running}. Stop that one first, or choose another DATA_DIR.`,
    );
  const house = await openHost(environment);
  try {
    await serveUntilStopped(house, demo, json);
  } finally {
    await house.close();
  }
};

const serveUntilStopped = async (host: Host, demo: boolean, json: boolean): Promise<void> => {
  const api = await openApi(host);
  const url = await listen(api, host.environment);
  const takeNoteAway = leaveServerNote(host.environment, url);
  try {
    const turns = await host.kernel.use(Turns);
    const resumed = await turns.resume();
    if (resumed > 0) remark(`Going on with unfinished turns of ${resumed} campaign${resumed === 1 ? "" : "s"}.`);
    await tidyIngests(host);
    await (await host.kernel.use(Jobs)).resume();
    if (demo) await (await host.kernel.use(Campaigns)).demo(demoUsers);
    await (await host.kernel.use(Lore)).embed();
    const banner = await describeServer(host, url, demo);
    if (json) printJson(banner);
    else print(showBanner(banner));
    await untilStopped();
    if (!json) remark("\nStopping: turns under way get a few seconds, what is left goes on at the next start. Ctrl-C again stops at once.");
    await turns.close();
  } finally {
    takeNoteAway();
    await api.close();
  }
};

/** Removes what ingests left behind and what was kept long enough. A folder that cannot be removed keeps no server from starting. */
const tidyIngests = async ({ kernel }: Host): Promise<void> => {
  try {
    const { ingests, uploads } = await (await kernel.use(Ingestion)).clean();
    if (ingests + uploads > 0) remark(`Removed what was kept long enough: folders of ${ingests} ingests, ${uploads} uploads.`);
  } catch (error) {
    remark(`Old ingests could not be removed: ${messageOf(error)}`);
  }
};

/** Resolves at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
const untilStopped = async (): Promise<void> => {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  process.once("SIGINT", () => process.exit(130));
};
