import { getOperationAST } from "graphql";
import type { DocumentNode, ExecutionArgs } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { OperationsInFlight } from "./operations-in-flight.ts";

/** Units of a client's own name that are shown. */
const shownUnits = 80;

/** Enters each operation into the list of those in flight: when it is read, when it is checked, and while it is executed. */
export const trackOperations = (operations: OperationsInFlight): Plugin => ({
  onParse({ params }) {
    operations.note(`parsing ${String(params.source).length} characters`);
  },
  onValidate({ params }) {
    operations.note(`validating ${describeOperation(params.documentAST)}`);
  },
  onExecute: ({ executeFn, setExecuteFn }) => setExecuteFn(track(operations, executeFn)),
  onSubscribe: ({ subscribeFn, setSubscribeFn }) => setSubscribeFn(track(operations, subscribeFn)),
});

const track =
  <A extends ExecutionArgs, R>(operations: OperationsInFlight, work: (args: A) => R | Promise<R>) =>
  async (args: A): Promise<R> => {
    const end = operations.begin(describeOperation(args.document, args.operationName));
    try {
      return await work(args);
    } finally {
      end();
    }
  };

/** The name is the client's: quoted, so that it cannot pass for a line of the log. */
export const describeOperation = (document: DocumentNode, operationName?: string | null): string => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return "a document";
  const name = operation.name?.value.slice(0, shownUnits);
  const fields = operation.selectionSet.selections.flatMap((one) => (one.kind === "Field" ? [one.name.value.slice(0, shownUnits)] : []));
  return `${operation.operation}${name === undefined ? "" : ` "${name}"`} of ${fields.slice(0, 3).join(", ") || "fragments"}`;
};
