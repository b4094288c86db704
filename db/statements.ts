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
      // The one place that all statements of both engines pass: failures are put into words here.
      connection.executeQuery = (query, ...rest) => {
        notify(query);
        return send(query, ...rest).catch((thrown: unknown) => {
          throw explain(thrown);
        });
      };
    },
  };
};

interface Statement {
  readonly sql: string;
  readonly parameters?: readonly unknown[];
}

interface QueryRunner {
  executeQuery: (query: Statement, ...rest: unknown[]) => Promise<unknown>;
}

const runsQueries = (value: unknown): value is QueryRunner =>
  typeof value === "object" && value !== null && "executeQuery" in value && typeof value.executeQuery === "function";
