import { flushCompileCache } from "node:module";
import { Database, pluginMigrations } from "freeform-rpg/db";
import { messageOf } from "freeform-rpg/kernel";
import { Ingestion } from "freeform-rpg/plugins/ingest/jobs";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import { Servers } from "freeform-rpg/plugins/operations/servers";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { countOf } from "freeform-rpg/language";
import { createDemo } from "../create-demo.ts";
import type { Environment } from "../environment.ts";
import { openApi, openHost, resumeWork } from "../host.ts";
import type { Host } from "../host.ts";
import { print, printJson, remark } from "../output.ts";
import type { ServerNote } from "../server-note.ts";
import { listenAt } from "./listen.ts";
import type { EarlyServer } from "./listen.ts";
import { describeServer, showBanner } from "./banner.ts";
import { untilStopped } from "./until-stopped.ts";

interface RunOptions {
  readonly demo?: boolean;
  readonly json?: boolean;
}

/** The options of starting a server. */
export interface ServerStart {
  readonly environment: Environment;
  /** Announces the server once it is ready. */
  readonly note: ServerNote;
  /** Answers until the API does. */
  readonly early: EarlyServer;
}

/** Opens the engine, serves its API and resolves after Ctrl-C. */
export const runServer = async (start: ServerStart, options: RunOptions): Promise<void> => {
  const host = await openHost(start.environment);
  try {
    await serveUntilStopped(host, start, options);
  } finally {
    await host.close();
  }
};

const serveUntilStopped = async (host: Host, { note, early }: ServerStart, { demo = false, json = false }: RunOptions): Promise<void> => {
  const api = await openApi(host);
  await early.close();
  const { url } = await listenAt(early.address, api.listen);
  try {
    await resumeAll(host);
    if (demo) await createDemo(host.kernel);
    await (await host.kernel.use(Lore)).embed();
    const banner = await describeServer(host, url, demo ? api.createSignInCode : null);
    const stopped = untilStopped(await host.kernel.use(Database), host.kernel.read(pluginMigrations));
    note.announce(url);
    if (json) printJson(banner);
    else print(showBanner(banner));
    // A killed server retains its compiled modules for the next start too.
    flushCompileCache();
    await stopped;
    api.drain();
    await (await host.kernel.use(Servers)).drain();
    if (!json)
      remark("\nStopping: running turns get a few seconds, and unfinished ones resume at the next start. Ctrl-C again stops at once.");
    await (await host.kernel.use(Turns)).close();
  } finally {
    note.remove();
    await api.close();
  }
};

const resumeAll = async (host: Host): Promise<void> => {
  await tidyIngests(host);
  const resumed = await resumeWork(host);
  if (resumed > 0) remark(`Resuming unfinished turns of ${countOf(resumed, "campaign")}.`);
};

/** Removes what old ingests left behind. A folder that cannot be removed does not prevent the start. */
const tidyIngests = async ({ kernel }: Host): Promise<void> => {
  try {
    const { ingests, uploads } = await (await kernel.use(Ingestion)).clean();
    if (ingests + uploads > 0) remark(`Removed expired files: folders of ${ingests} ingests, ${uploads} uploads.`);
  } catch (error) {
    remark(`Old ingests could not be removed: ${messageOf(error)}`);
  }
};
