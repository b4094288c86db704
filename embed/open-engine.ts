import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Kernel } from "freeform-rpg/kernel";
import type { Configuration } from "../config/define-config.ts";

/** What an embedded engine is opened with. */
export interface EngineOptions {
  /** Default: `freeform.config.ts` of the project, else the standard plugins. */
  readonly config?: Configuration;
  /** The project's folder. Default: the working directory. */
  readonly project?: string;
  /** Variables such as `DATA_DIR` and `DATABASE_URL` (docs/running.md). Default: those of the process. */
  readonly variables?: NodeJS.ProcessEnv;
}

/** A query or mutation: its text, or a document of the string mode of graphql-codegen, which carries its types. */
export interface Operation<Result, Variables> {
  toString(): string;
  readonly __apiType?: (variables: Variables) => Result;
}

/** Who a token is for. */
export interface TokenFor {
  readonly user: string;
  /** May do what concerns all campaigns. */
  readonly operator?: boolean;
  readonly days?: number;
}

/** An engine inside of another program. */
export interface Engine {
  readonly kernel: Kernel;
  /** Answers a request to `/graphql`, `/health` or `/metrics`. */
  fetch(request: Request): Promise<Response>;
  /** The same for servers of `node:http`, Express and Fastify. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Accepts a WebSocket: pass it the `upgrade` events of a server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Runs an operation as a user, in this process. Throws the errors that the API answers. */
  call<Result, Variables>(document: string | Operation<Result, Variables>, variables: Variables, as: TokenFor): Promise<Result>;
  /** Signs a bearer token. */
  signToken(request: TokenFor): Promise<string>;
  /** Ends connections, waits until running work ends or pauses, and closes the database. */
  close(): Promise<void>;
}

/** Opens the engine with its database and resumes unfinished work. One process at a time may open an embedded database. */
export const openEngine = async (options: EngineOptions = {}): Promise<Engine> => {
  // The engine takes a second to load; a configuration, which imports this entry point too, needs none of it.
  const { openEmbedded } = await import("./open-embedded.ts");
  return openEmbedded(options);
};
