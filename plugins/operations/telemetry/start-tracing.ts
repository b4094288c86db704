import { optionalPackage } from "freeform-rpg/kernel";

/** Traces on their way to a collector. */
export interface Tracing {
  /** Sends what is left and stops. */
  close(): Promise<void>;
}

/**
 * Sends traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` (or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`) names, by OTLP over HTTP, as the
 * OpenTelemetry specification has it. `null` where neither is set. Call it once a process, before the first run.
 */
export const startTracing = async (version: string, variables: NodeJS.ProcessEnv = process.env): Promise<Tracing | null> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces, OTEL_SERVICE_NAME: name } = variables;
  if (!endpoint && !traces) return null;
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }, { resourceFromAttributes }] = await Promise.all([
    optional("@opentelemetry/exporter-trace-otlp-http", () => import("@opentelemetry/exporter-trace-otlp-http")),
    optional("@opentelemetry/sdk-trace-node", () => import("@opentelemetry/sdk-trace-node")),
    optional("@opentelemetry/resources", () => import("@opentelemetry/resources")),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": name ?? "freeform-rpg", "service.version": version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return { close: () => provider.shutdown() };
};

const optional = <T>(name: string, load: () => Promise<T>): Promise<T> => optionalPackage(name, "Sending traces", load);
