import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { createApiClient } from "./api/api-client.ts";
import type { ApiClient } from "./api/api-client.ts";
import { ServerVersionDocument } from "./api/generated/graphql.ts";
import { CommandError } from "./command-error.ts";
import { readEnvironment } from "./environment.ts";
import type { Environment } from "./environment.ts";
import { openApi, openHost, signLocalToken } from "./host.ts";
import { remark } from "./output.ts";
import { packageVersion } from "./package-version.ts";
import type { JsonOption } from "./run-command.ts";
import { findServer } from "./server-note.ts";

/** Options of every command that queries the API. */
export interface ConnectOptions extends JsonOption {
  /** Address of a server's API. Default: the server that holds the data folder, else this process. */
  readonly url?: string | undefined;
  /** Bearer token. Default: one signed with the local secret for `as`. */
  readonly token?: string | undefined;
  /** The user to act as. */
  readonly as: string;
  /** Sign the local token for an operator. */
  readonly operator?: boolean | undefined;
}

/** Options of every command that queries the API about one campaign. */
export interface CampaignOptions extends ConnectOptions {
  readonly campaign: string;
}

/** An open connection to the API. */
export interface Connection {
  readonly api: ApiClient;
  /** The address of the server that answers; `null` if this process does. */
  readonly server: string | null;
  /** The engine itself, if it runs in this process: for what a server does not offer. */
  readonly kernel: Kernel | null;
  close(): Promise<void>;
}

/** Opens a connection, passes it to `work`, and closes it in any case. */
export const connected = async <T>(options: ConnectOptions, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const connection = await connect(options);
  try {
    return await work(connection);
  } catch (error) {
    throw options.token === undefined && process.env.FREEFORM_TOKEN === undefined ? sayWho(error, options.as) : error;
  } finally {
    await connection.close();
  }
};

/** What another user may see or do is refused with the name of the one who asked: players' commands and a DM's act as different users where none is named. */
const sayWho = (error: unknown, user: string): unknown =>
  error instanceof AppError && /^(?:campaign_not_found|forbidden)$/i.test(error.code) && !error.message.includes("--as")
    ? new AppError(error.code, `${error.message} You act as "${user}"; --as USER acts as somebody else.`)
    : error;

/** Finds a server, or opens the database in this process. Both answer through the same API. */
const connect = async (options: ConnectOptions): Promise<Connection> => {
  const environment = readEnvironment();
  const token =
    options.token ??
    process.env.FREEFORM_TOKEN ??
    (await signLocalToken(environment, { user: options.as, operator: options.operator ?? false }));
  const url = options.url ?? (environment.databaseUrl ? null : await findServer(environment));
  return url === null ? connectInside(environment, token) : connectTo(url, token);
};

const connectTo = async (server: string, token: string): Promise<Connection> => {
  const url = new URL(server);
  if (url.pathname === "/") url.pathname = "/graphql";
  const api = createApiClient({ url: url.href, token, fetch });
  await compareVersions(api, url.href);
  return { api, server: url.href, kernel: null, close: async () => {} };
};

/** Answers have the types of this version's schema: another version of the server is reported once per connection. */
const compareVersions = async (api: ApiClient, url: string): Promise<void> => {
  const { version } = (await requestVersion(api, url)).serverInfo;
  if (version !== packageVersion)
    remark(`The server at ${url} runs freeform-rpg ${version}; this command is ${packageVersion}. Use the same version if it fails.`);
};

/** Waits up to 60 seconds for a server that is still starting. */
const requestVersion = async (api: ApiClient, url: string) => {
  let announced = false;
  for (const begun = Date.now(); ; await pause(250)) {
    try {
      return await api.request(ServerVersionDocument);
    } catch (error) {
      if (!(error instanceof CommandError && error.code === "server_starting") || Date.now() - begun > 60_000) throw error;
      if (!announced) remark(`The server at ${url} is starting. Waiting for it for up to 60 seconds ...`);
      announced = true;
    }
  }
};

const connectInside = async (environment: Environment, token: string): Promise<Connection> => {
  const host = await openHost(environment).catch(suggestServer);
  const api = await openApi(host);
  const url = "http://in-process/graphql";
  return { api: createApiClient({ url, token, fetch: api.fetch }), server: null, kernel: host.kernel, close: host.close };
};

const suggestServer = (error: unknown): never => {
  if (!(error instanceof AppError && error.code === "database_locked")) throw error;
  throw new CommandError(error.code, `${error.message} If a server holds it, connect to that: --url http://HOST:PORT.`);
};
