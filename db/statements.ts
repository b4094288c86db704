import { channel } from "node:diagnostics_channel";
import { explain } from "./errors.ts";

type Listener = (sql: string, parameters: readonly unknown[]) => void;

/** Notifies listeners of every statement sent. `begin` and `commit` are left out: engines differ in them. */
export interface StatementWatch {
  readonly listen: (listener: Listener) => () => void;
  /** For the connection hook of the ORM, which its own queries and Kysely's share. */
  readonly watch: (connection: unknown) => Promise<void>;
}

/** Where every statement of every database of this process is published as `{ sql, parameters }`, before it is sent: for tools that watch a whole process. */
const everyStatement = channel("freeform-rpg.statement");

/** Makes a watch for one database. */
export const watchStatements = (): StatementWatch => {
  const listeners = new Set<Listener>();
  const notify = ({ sql, parameters = [] }: Statement): void => {
    if (/^(begin|commit|rollback|savepoint|release|start transaction)\b/i.test(sql)) return;
    everyStatement.publish({ sql, parameters });
    for (const listener of listeners) listener(sql, parameters);
  };
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: async (connection) => {
      if (!runsQueries(connection)) return;
      const send = connection.executeQuery.bind(connection);
      const sendInTransaction = releaseBroken(async (query, ...rest) => send(query, ...rest));
      // The one place that all statements of both engines pass: failures are put into words here.
      connection.executeQuery = (query, ...rest) => {
        notify(query);
        return sendInTransaction(query, ...rest).catch((thrown: unknown) => {
          throw explain(thrown);
        });
      };
    },
  };
};

type Send = QueryRunner["executeQuery"];

/**
 * A transaction gives its connection back after a commit or a rollback that succeeds, and never where the connection is broken. So there a rollback always
 * does, as Postgres rolls back by itself, and a `begin` that fails is thrown by the next statement, after which there is a rollback.
 */
export const releaseBroken = (send: Send): Send => {
  let refused: { readonly thrown: unknown } | null = null;
  return async (query, ...rest) => {
    if (query.sql === "rollback") {
      const sent = refused === null ? send(query, ...rest) : Promise.resolve(nothing);
      refused = null;
      return sent.catch(() => nothing);
    }
    if (refused !== null) throw refused.thrown;
    if (!/^(begin|start transaction)\b/.test(query.sql)) return send(query, ...rest);
    return send(query, ...rest).catch((thrown: unknown) => {
      refused = { thrown };
      return nothing;
    });
  };
};

const nothing = { rows: [] };

interface Statement {
  readonly sql: string;
  readonly parameters?: readonly unknown[];
}

interface QueryRunner {
  executeQuery: (query: Statement, ...rest: unknown[]) => Promise<unknown>;
}

const runsQueries = (value: unknown): value is QueryRunner =>
  typeof value === "object" && value !== null && "executeQuery" in value && typeof value.executeQuery === "function";
