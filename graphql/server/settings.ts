import type { BlockedEventLoop } from "./event-loop/watch-event-loop.ts";
import type { ArrivalLimits } from "./open-http-server.ts";
import type { PersistedOperations } from "./persisted-operations.ts";
import type { TokenSettings } from "../auth/verify-token.ts";

/** How the API is served. */
export interface ApiSettings {
  /** The product's version, for `/health` and `serverInfo`. */
  readonly version: string;
  /** Hides what helps only while developing: introspection, GraphiQL, suggestions. */
  readonly production: boolean;
  readonly tokens: TokenSettings;
  /** Overrides what `production` says about introspection. */
  readonly introspection?: boolean;
  /** Operations that a viewer may send a minute. Default 600. */
  readonly requestsPerMinute?: number;
  /** Operations that one address may send a minute without a valid token. Default: a fifth of `requestsPerMinute`. */
  readonly anonymousPerMinute?: number;
  /** Subscriptions that a viewer may have at the same time on one server. Default 100. */
  readonly subscriptionsPerViewer?: number;
  /** WebSockets that a viewer, or an address without a token, may have at the same time on one server. Default 50. */
  readonly socketsPerViewer?: number;
  /** Trusted proxies before the server, each of which adds to `X-Forwarded-For`. Default 0: the header is ignored. */
  readonly proxies?: number;
  /** Origins whose pages may use the API in a browser, such as `https://game.example`; `*` is every origin. Default: only the server's own. */
  readonly corsOrigins?: readonly string[];
  /** Operations that clients may send by id. Absent: none, and every text is executed. */
  readonly persisted?: PersistedOperations;
  /** The bearer token of `/metrics`. Absent: everybody who reaches the port reads it. */
  readonly metricsToken?: string;
  /** Values that one operation may ask for, as estimated. Default 20,000. */
  readonly costLimit?: number;
  /** The folder of operators' uploads, and the maximum bytes of a file. Absent: no uploads. */
  readonly uploads?: UploadSettings;
  /** Milliseconds that requests may take to arrive. Default: {@link arrivalLimits}. */
  readonly arrival?: Partial<ArrivalLimits>;
  /** The folder of the built web app. Absent: no pages. */
  readonly web?: string;
  /** Called when the event loop of a listening server was blocked for more than 200 ms. Default: a warning on the console. */
  readonly onBlocked?: (blocked: BlockedEventLoop) => void;
  /** Called with every error that clients do not see in full. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

/** How uploads are taken. */
export interface UploadSettings {
  readonly folder: string;
  /** Bytes of one file. Default 100 million. */
  readonly fileLimit?: number;
}

/** Bytes that a request may hold beside its files. */
export const bodyLimit = 1_000_000;
