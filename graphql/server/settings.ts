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
  /** Where files that operators send are kept, and how many bytes one may hold. Absent: no uploads. */
  readonly uploads?: UploadSettings;
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
