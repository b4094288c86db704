import { SpanKind, SpanStatusCode, context, propagation, trace } from "@opentelemetry/api";
import { getOperationAST } from "graphql";
import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { TransportContext } from "./create-context.ts";

/** Makes a span of each query and mutation, below the caller's own if its request names one. Without a registered SDK it costs nothing. */
export const traceOperations = (): Plugin<TransportContext> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const { name, attributes } = describe(args.document, args.operationName);
    const { request } = args.contextValue;
    const carrier = Object.fromEntries(request?.headers ?? []);
    const parent = propagation.extract(context.active(), carrier);
    setExecuteFn((given) =>
      trace.getTracer("freeform-rpg").startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, parent, async (span) => {
        try {
          const result = await executeFn(given);
          if ("errors" in result && result.errors?.length) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        } finally {
          span.end();
        }
      }),
    );
  },
});

/** Named as OpenTelemetry's conventions for GraphQL servers have it. The document is left out: it may hold what people wrote. */
const describe = (document: DocumentNode, operationName: string | null | undefined) => {
  const operation = getOperationAST(document, operationName);
  const kind = operation?.operation ?? "query";
  const named = operation?.name?.value;
  return {
    name: named === undefined ? kind : `${kind} ${named}`,
    attributes: { "graphql.operation.type": kind, ...(named !== undefined && { "graphql.operation.name": named }) },
  };
};
