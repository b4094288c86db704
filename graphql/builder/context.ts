import type { Facet, PipelinePlan, PluginReport, Service } from "freeform-rpg/kernel";
import type { Role } from "freeform-rpg/schemas";
import type { Canons } from "../read/canon-maps.ts";

/** A campaign and the role in it that a token grants. */
export interface Grant {
  readonly campaign: string;
  readonly role: Role;
}

/** The user who sends the request, as the token identifies them. */
export interface Viewer {
  readonly userId: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  /** Whether the viewer runs this server: may do what concerns all campaigns. */
  readonly operator: boolean;
  /** When the token ends, in milliseconds since 1970; subscriptions end with it. */
  readonly expiresAt: number;
}

/** The part of the kernel that the API uses. */
export interface ApiKernel {
  readonly plugins: readonly PluginReport[];
  use<T>(service: Service<T>): Promise<T>;
  read<T>(facet: Facet<T>): readonly { plugin: string; value: T }[];
  pipelines(): readonly PipelinePlan[];
}

/** The viewer's roles, each looked up at most once an operation. */
export interface Memberships {
  /** The viewer's role in the campaign; `null` for outsiders and for campaigns that do not exist. */
  role(campaignId: string): Promise<Role | null>;
  /** Remembers a role that a statement has already read. */
  learn(campaignId: string, role: Role): void;
}

/** A file that came with a request, as it lies on the server. */
export interface UploadedFile {
  readonly path: string;
  /** The file name that the client sent. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of its content, in hexadecimal. */
  readonly sha256: string;
}

/** The files that came with one request. */
export interface Uploads {
  /** The file that a value of the scalar `Upload` names; `null` when none came. */
  find(name: string): UploadedFile | null;
}

/** What resolvers know of the server. */
export interface ServerFacts {
  /** The version shown by `serverInfo`. */
  readonly version: string;
  /** Signs a bearer token for a user; absent where a key server checks the tokens, because only it can make them. */
  readonly issueToken?: (request: { readonly user: string; readonly name: string; readonly days?: number }) => Promise<string>;
  /** The user of a one-time sign-in code; `null` for one that is unknown, used or expired. */
  readonly redeemSignInCode: (code: string) => { readonly user: string; readonly name: string } | null;
}

/** The context that every resolver receives. */
export interface Context {
  /** `null` when the request carries no token. */
  readonly viewer: Viewer | null;
  readonly kernel: ApiKernel;
  readonly use: <T>(service: Service<T>) => Promise<T>;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Closes a WebSocket whose viewer lost the access to what a subscription follows. Over HTTP it does nothing: there the stream ends. */
  readonly revoke: () => void;
  readonly memberships: Memberships;
  /** The canonical maps by which campaigns are read. */
  readonly canons: Canons;
  readonly uploads: Uploads;
  /** What is known of the server. */
  readonly server: ServerFacts;
}
