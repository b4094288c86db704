import { KernelError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { createApiClient } from "./api/api-client.ts";
import type { ApiClient } from "./api/api-client.ts";
import { CommandError } from "./command-error.ts";
import { readEnvironment } from "./environment.ts";
import type { Environment } from "./environment.ts";
import { openApi, openHost, signLocalToken } from "./host.ts";
import { findServer } from "./server-note.ts";

/** Whom to ask and as whom: options that several commands share. */
export interface ConnectOptions {
  /** Address of a server's API. Default: the server that holds the data folder, else this very process. */
  readonly url?: string | undefined;
  /** Bearer token. Default: one signed with the local secret for `as`. */
  readonly token?: string | undefined;
  /** The user to be. */
  readonly as: string;
  /** Sign the local token for an operator. */
  readonly operator?: boolean | undefined;
}

/** An open way to the API. */
export interface Connection {
  readonly api: ApiClient;
  /** Where the answers come from: a server's address, or `null` for this process. */
  readonly server: string | null;
  /** The engine itself, where it runs in this process: for what no server does for others. */
  readonly kernel: Kernel | null;
  close(): Promise<void>;
}

/** Finds a server to ask or opens the database in this process. Either way the API answers, so both behave alike. */
export const connect = async (options: ConnectOptions): Promise<Connection> => {
  const environment = readEnvironment();
  const token =
    options.token ??
    process.env.FREEFORM_TOKEN ??
    (await signLocalToken(environment, { user: options.as, operator: options.operator ?? false }));
  const url = options.url ?? (environment.databaseUrl ? null : await findServer(environment));
  return url === null ? connectInside(environment, token) : connectTo(url, token);
};

const connectTo = (server: string, token: string): Connection => {
  const url = new URL(server);
  if (url.pathname === "/") url.pathname = "/graphql";
  return { api: createApiClient({ url: url.href, token, fetch }), server: url.href, kernel: null, close: async () => {} };
};

const connectInside = async (environment: Environment, token: string): Promise<Connection> => {
  const host = await openHost(environment).catch(pointToServer);
  const api = await openApi(host);
  const url = "http://in-process/graphql";
  return { api: createApiClient({ url, token, fetch: api.fetch }), server: null, kernel: host.kernel, close: host.close };
};

const pointToServer = (error: unknown): never => {
  if (!(error instanceof KernelError && error.code === "database_locked")) throw error;
  throw new CommandError(error.code, `${error.message} If a server holds it, play through that: --url http://HOST:PORT.`);
};
