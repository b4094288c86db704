import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { createKernel, supply } from "freeform-rpg/kernel";
import type { Configured, Kernel } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { Jobs } from "freeform-rpg/plugins/jobs";
import { ModelKeys } from "freeform-rpg/plugins/models";
import { Blueprint } from "freeform-rpg/plugins/replay";
import { startTracing } from "freeform-rpg/plugins/telemetry";
import { Turns } from "freeform-rpg/plugins/turn";
import type { Role } from "freeform-rpg/schemas";
import type { Api } from "../graphql/server.ts";
import type { Environment } from "./environment.ts";
import { CommandError } from "./command-error.ts";
import { openLogger } from "./open-logger.ts";
import { readModelKeys } from "./model-keys.ts";
import { packageVersion } from "./package-version.ts";

/** The house put together: the one place that knows every room. */
export interface Host {
  readonly environment: Environment;
  readonly kernel: Kernel;
  /** Stops taking work, lets what is under way end or rest, and closes the database. */
  close(): Promise<void>;
}

/** Makes the kernel of everything that `freeform.config.ts` lists. It opens nothing: services are created when first used. */
export const assembleKernel = async (environment: Environment): Promise<Kernel> => {
  const plugins = [await databasePlugin(environment), await telemetryPlugin(environment), ...(await readPlugins(environment.project))];
  const services = [supply(ModelKeys, readModelKeys(environment))];
  const from = environment.project;
  return createKernel({ plugins, from, services: [...services, supply(Blueprint, { plugins, services, from })] });
};

/** Assembles the kernel and opens the database. */
export const openHost = async (environment: Environment): Promise<Host> => {
  const kernel = await assembleKernel(environment);
  await kernel.use(Database);
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

const databasePlugin = async ({ databaseUrl, dataDir }: Environment): Promise<Configured> => {
  const { default: plugin } = await import("../db/plugin.ts");
  return { plugin, options: databaseUrl ? { url: databaseUrl } : { dataDir: join(dataDir, "database") } };
};

const telemetryPlugin = async (environment: Environment): Promise<Configured> => {
  const { default: plugin } = await import("../plugins/telemetry/plugin.ts");
  return { plugin, options: { logger: await openLogger(environment) } };
};

const Configuration = z.object({ default: z.object({ plugins: z.array(z.custom<Configured>()) }) });

const readPlugins = async (project: string): Promise<readonly Configured[]> => {
  const module: unknown = await import(pathToFileURL(join(project, "freeform.config.ts")).href);
  return Configuration.parse(module).default.plugins;
};

/** The API of an open house. `fetch` answers without a port. */
export const openApi = async ({ kernel, environment }: Host): Promise<Api> => {
  const { createApi } = await import("../graphql/server.ts");
  const { production, jwksUrl } = environment;
  const tokens = jwksUrl ? { jwksUrl } : { secret: await findSecret(environment) };
  const logger = await openLogger(environment);
  const onError = (error: unknown) => logger.error({ err: error }, "unexpected error");
  const uploads = { folder: join(environment.dataDir, "ingest", "uploads"), fileLimit: environment.uploadLimit };
  return createApi({ kernel, settings: { version: packageVersion, production, tokens, uploads, onError } });
};

/** The schema of the API that an environment's plugins make together. It opens no database. */
export const printSchema = async (environment: Environment): Promise<string> => {
  const { printApi } = await import("../graphql/server.ts");
  return printApi(await assembleKernel(environment));
};

/** Opens the environment's port. Throws `port_taken`, `host_unknown`. */
export const listen = async (api: Api, { port, host }: Environment): Promise<string> => {
  try {
    return (await api.listen({ port, host })).url;
  } catch (error) {
    throw explainListening(error, port, host);
  }
};

const explainListening = (error: unknown, port: number, host: string): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") {
    return new CommandError(
      "port_taken",
      `Port ${port} is taken, perhaps by a server that runs already. Stop that one, or choose another with --port.`,
    );
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new CommandError("host_unknown", `"${host}" is no address of this machine. Try 127.0.0.1, or 0.0.0.0 for all.`);
  }
  if (code === "EACCES")
    return new CommandError("port_forbidden", `Port ${port} is reserved by the system. Choose one above 1023 with --port.`);
  return error;
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
