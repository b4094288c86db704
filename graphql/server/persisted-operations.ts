import { createHash } from "node:crypto";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Operations that a server knows before clients send them. */
export interface PersistedOperations {
  /** The text of each operation by its id, as the manifest of a client lists them. The SHA-256 of a text is an id too. */
  readonly documents: Readonly<Record<string, string>>;
  /** Whether no other operation is executed. */
  readonly only: boolean;
}

/** The part of a request that names its operation. */
export interface OperationRequest {
  readonly query?: string | null | undefined;
  readonly extensions?: unknown;
}

/** Finds the text of the operation that a request names. Throws a `GraphQLError` for an id that is not known, and for a text that is not allowed. */
export type FindOperation = <Request extends OperationRequest>(request: Request) => Request;

/** Makes the function that both transports find operations with. */
export const createFindOperation = ({ documents, only }: PersistedOperations = { documents: {}, only: false }): FindOperation => {
  const texts = new Map(Object.entries(documents));
  for (const text of Object.values(documents)) texts.set(hashOf(text), text);
  return (request) => {
    const { query } = request;
    if (query) {
      if (only && !texts.has(hashOf(query))) throw refuse("PERSISTED_QUERY_ONLY", notListed);
      return request;
    }
    const id = readId(request.extensions);
    if (id === null) return request;
    const text = texts.get(id);
    if (text === undefined) throw refuse("PERSISTED_QUERY_NOT_FOUND", explainUnknown(id, only));
    return { ...request, query: text };
  };
};

/** Executes operations that are sent by id (`extensions.persistedQuery.sha256Hash`), and others unless the settings forbid it. */
export const executePersisted = (findOperation: FindOperation): Plugin => ({
  onParams: ({ params, setParams }) => setParams(findOperation(params)),
});

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const readId = (extensions: unknown): string | null => {
  const persisted = readField(extensions, "persistedQuery");
  const id = readField(persisted, "sha256Hash");
  return typeof id === "string" ? id : null;
};

const readField = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

const refuse = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400, spec: true } } });

const notListed =
  "This server executes persisted operations alone, and this text is none of them. Add it to a manifest that PERSISTED_OPERATIONS names, and start the server again.";

const explainUnknown = (id: string, only: boolean): string =>
  `No persisted operation has the id "${id.slice(0, 100)}". ${
    only ? "Add it to a manifest that PERSISTED_OPERATIONS names, and start the server again." : "Send its text as `query`."
  }`;
