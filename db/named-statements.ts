import { openStatementNames } from "./statement-names.ts";

/** The parts of a connection that are used here. */
export interface NamedClient {
  readonly query: unknown;
  /** `I` outside of a transaction. */
  getTransactionStatus(): string | null;
}

/** All connections of a process share the names, so that a pooler sees the same ones. */
const names = openStatementNames();

/**
 * Lets Postgres parse and plan a statement once for each connection instead of each time: from its second use on, a statement with parameters is
 * sent under a name, its text only the first time. Statements whose text varies stay unnamed, as the number of names is limited.
 */
export const nameStatements = (client: NamedClient): void => {
  const original = client.query;
  if (typeof original !== "function") throw new TypeError("A client of Postgres without `query` has no statements to name.");
  const send: (...sent: readonly unknown[]) => unknown = original.bind(client);
  const query = (text: unknown, values?: unknown, ...rest: readonly unknown[]): unknown => {
    const name =
      typeof text === "string" && Array.isArray(values) && values.length > 0 && rest.length === 0 ? names.nameOf(text) : undefined;
    return name === undefined ? send(text, values, ...rest) : sendNamed(client, send, { name, text, values });
  };
  Object.assign(client, { query });
};

const sendNamed = async (
  client: NamedClient,
  send: (query: object) => unknown,
  query: { name: string; text: unknown; values: unknown },
) => {
  try {
    return await send(query);
  } catch (thrown) {
    if (!isOutdated(thrown)) throw thrown;
    // A migration of a newer server changed a table: what was prepared before it is of no more use, under no name.
    names.forget(query.name);
    if (client.getTransactionStatus() !== "I") throw thrown;
    return send({ text: query.text, values: query.values });
  }
};

/** Postgres refuses a prepared statement whose columns have changed. */
const isOutdated = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "0A000" && thrown.message.includes("cached plan");
