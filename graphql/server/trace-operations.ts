import { SpanKind, SpanStatusCode, context, propagation, trace } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import { getOperationAST } from "graphql";
import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { TransportContext } from "./create-context.ts";

/** Makes a span of each query and mutation, below the caller's own if its request names one. Without a registered SDK it costs nothing. */
export const traceOperations = (): Plugin<TransportContext> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const { request } = args.contextValue;
    const carrier = Object.fromEntries(request?.headers ?? []);
    setExecuteFn((given) =>
      inSpan(describeSpan(args.document, args.operationName), carrier, async (span) => {
        const result = await executeFn(given);
        if ("errors" in result && result.errors?.length) span.setStatus({ code: SpanStatusCode.ERROR });
        return result;
      }),
    );
  },
});

/** The name and the attributes of an operation's span. */
export interface DescribedSpan {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Works in a span below the one that the headers of a request name. */
export const inSpan = <T>({ name, attributes }: DescribedSpan, headers: object, work: (span: Span) => Promise<T>): Promise<T> => {
  const parent = propagation.extract(context.active(), headers);
  return trace.getTracer("freeform-rpg").startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } finally {
      span.end();
    }
  });
};

/** Named as OpenTelemetry's conventions for GraphQL servers have it. The document is left out: it may hold what people wrote. */
export const describeSpan = (document: DocumentNode, operationName: string | null | undefined): DescribedSpan => {
  const operation = getOperationAST(document, operationName);
  const kind = operation?.operation ?? "query";
  const named = operation?.name?.value;
  return {
    name: named === undefined ? kind : `${kind} ${named}`,
    attributes: { "graphql.operation.type": kind, ...(named !== undefined && { "graphql.operation.name": named }) },
  };
};
