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
  /** Operations a viewer may send a minute. Default 600. */
  readonly requestsPerMinute?: number;
  /** Values that one operation may ask for, as estimated. Default 20,000. */
  readonly costLimit?: number;
  /** Called with every error that clients do not see in full. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

/** Bytes that a request may hold. */
export const bodyLimit = 1_000_000;
