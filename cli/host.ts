import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { satisfies } from "semver";
import { z } from "zod";
import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Configured, EngineVersion, Kernel, Provider } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import { EngineConfig } from "freeform-rpg/plugins/operations/replay";
import { Servers } from "freeform-rpg/plugins/operations/servers";
import { startTracing } from "freeform-rpg/plugins/operations/telemetry/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { Configuration } from "freeform-rpg";
import type { Role } from "freeform-rpg/schemas";
import type { Api } from "../graphql/server.ts";
import type { Environment } from "./environment.ts";
import { readPersistedOperations } from "./persisted-operations.ts";
import { findConfig } from "./folders.ts";
import { layOptions } from "./lay-options.ts";
import { openLogger } from "./open-logger.ts";
import { readModelKeys } from "./access/model-keys.ts";
import { remark } from "./output.ts";
import { packageVersion } from "./package-version.ts";

/** The assembled engine. This is the one file that knows every module. */
export interface Host {
  readonly environment: Environment;
  readonly kernel: Kernel;
  /** Stops taking work, waits until running work ends or pauses, and closes the database. */
  close(): Promise<void>;
}

/** Makes the kernel of everything that `freeform.config.ts` lists. It opens nothing: services are created when first used. */
export const assembleKernel = async (environment: Environment, given?: Configuration): Promise<Kernel> => {
  const configured = await readConfiguration(environment, given);
  const plugins = [await databasePlugin(environment), await telemetryPlugin(environment), ...configured.plugins];
  const { services } = configured;
  const from = environment.project;
  const source = given ? {} : { source: findConfig(from) };
  const onSlowLoad = (plugin: string) => remark(`Waiting for the plugin "${plugin}" to load.`);
  return createKernel({
    plugins,
    from,
    ...source,
    engine,
    onSlowLoad,
    services: [...services, provideValue(EngineConfig, { plugins, services, from })],
  });
};

const engine: EngineVersion = {
  version: packageVersion,
  satisfies: (range) => satisfies(packageVersion, range, { includePrerelease: true }),
};

/** Passes a new kernel to `work` and closes it in any case. */
export const withKernel = async <T>(environment: Environment, work: (kernel: Kernel) => Promise<T>): Promise<T> => {
  const kernel = await assembleKernel(environment);
  try {
    return await work(kernel);
  } finally {
    await kernel.close();
  }
};

/** Assembles the kernel and opens the database. */
export const openHost = async (environment: Environment, given?: Configuration): Promise<Host> => {
  const kernel = await assembleKernel(environment, given);
  await kernel.use(Database);
  // A store that cannot be used is named at the start, not when the first file is missing.
  if (environment.fileStore !== undefined) await kernel.use(SharedFiles);
  const tracing = await startTracing(packageVersion);
  const close = async () => {
    // Turns and jobs first: a kernel that closes refuses the runs of turns, and waits for those of jobs to their end.
    await (await kernel.use(Turns)).close();
    await (await kernel.use(Jobs)).close();
    await kernel.close();
    await tracing?.close();
  };
  return { environment, kernel, close };
};

const databasePlugin = async (environment: Environment): Promise<Configured> => {
  const { default: plugin } = await import("../db/plugin.ts");
  const {
    databaseUrl: url,
    databaseListenUrl: listenUrl,
    databaseReplicaUrl: replicaUrl,
    databasePrepared: prepared,
    dataDir,
  } = environment;
  const given = Object.entries({ url, listenUrl, replicaUrl, prepared }).filter(([, value]) => value !== undefined && value !== "");
  // Without a server the folder is opened; a replica of none is refused.
  const folder = url ? {} : { dataDir: join(dataDir, "database") };
  return { plugin, options: { ...Object.fromEntries(given.filter(([name]) => url || name === "replicaUrl")), ...folder } };
};

const telemetryPlugin = async (environment: Environment): Promise<Configured> => {
  const { default: plugin } = await import("../plugins/operations/telemetry/plugin.ts");
  return { plugin, options: { logger: await openLogger(environment) } };
};

const ConfigurationModule = z.object({
  default: z.object({
    plugins: z.array(z.custom<Configured>()),
    /** Options by plugin name, laid over those in the list. */
    options: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  }),
});

/** What the project's `freeform.config.ts` lists, and the keys of model providers: what an engine with another database needs. */
export const readConfiguration = async (
  environment: Environment,
  given?: Configuration,
): Promise<{ readonly plugins: readonly Configured[]; readonly services: readonly Provider[] }> => ({
  plugins: withFileStore(environment, given ? layOptions(given.plugins, given.options) : await readPlugins(environment.project)),
  services: [provideValue(ModelKeys, readModelKeys(environment))],
});

const withFileStore = ({ fileStore }: Environment, plugins: readonly Configured[]): readonly Configured[] =>
  fileStore === undefined ? plugins : layOptions(plugins, { files: { store: fileStore } });

const readPlugins = async (project: string): Promise<readonly Configured[]> => {
  const module: unknown = await import(pathToFileURL(findConfig(project)).href);
  const { plugins, options } = ConfigurationModule.parse(module).default;
  return layOptions(plugins, options);
};

/** Enters this process into the list of servers, and goes on with turns and jobs that an earlier one left unfinished. Returns in how many campaigns. */
export const resumeWork = async ({ kernel }: Host): Promise<number> => {
  await (await kernel.use(Servers)).enter(packageVersion);
  const resumed = await (await kernel.use(Turns)).resume();
  await (await kernel.use(Jobs)).resume();
  return resumed;
};

/** The API of an open host. `fetch` answers without a port. */
export const openApi = async ({ kernel, environment }: Host): Promise<Api> => {
  const { createApi } = await import("../graphql/server.ts");
  const { production, keySets, corsOrigins, metricsToken, trustedProxies: proxies } = environment;
  const tokens = keySets.length > 0 ? { keySets } : { secret: await findSecret(environment) };
  const logger = await openLogger(environment);
  const onError = (error: unknown) => logger.error({ err: error }, "unexpected error");
  const uploads = { folder: join(environment.dataDir, "ingest", "uploads"), fileLimit: environment.uploadLimit };
  const onBlocked = (blocked: object) => logger.warn(blocked, "event loop blocked");
  const persisted = await readPersistedOperations(environment);
  const web = join(import.meta.dirname, "..", "web", "dist");
  const settings = {
    version: packageVersion,
    production,
    tokens,
    uploads,
    web,
    proxies,
    corsOrigins,
    ...(persisted && { persisted }),
    onError,
    onBlocked,
    ...(metricsToken && { metricsToken }),
  };
  return createApi({ kernel, settings });
};

/** The schema of the API that an environment's plugins make together. It opens no database. */
export const printSchema = async (environment: Environment): Promise<string> => {
  const { printApi } = await import("../graphql/server.ts");
  return printApi(await assembleKernel(environment));
};

/** Who a token is for. */
export interface LocalToken {
  readonly user: string;
  readonly campaign?: string;
  readonly role?: Role;
  /** May do what concerns all campaigns. */
  readonly operator?: boolean;
  readonly days?: number;
}

/** Signs a token that a server with this environment accepts. It opens no database. */
export const signLocalToken = async (environment: Environment, request: LocalToken): Promise<string> => {
  const { signToken } = await import("../graphql/server.ts");
  return signToken({ secret: await findSecret(environment), ...request });
};

const findSecret = async ({ jwtSecret, dataDir }: Environment): Promise<string> => {
  const { keepSecret } = await import("../graphql/server.ts");
  return jwtSecret ?? keepSecret(dataDir);
};
