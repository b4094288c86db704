import { facet } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { Builder } from "./builder.ts";

/** A part of the API: called once with the builder, adds types and fields to it. */
export type ApiPart = (builder: Builder) => void;

/** Functions of the schema builder that add types and fields to the API. */
export const apiParts = facet<ApiPart>("graphql/api-parts");

/** Functions that return further text for `/metrics`, in Prometheus' format. */
export const metricSources = facet<() => Promise<string>>("graphql/metric-sources");

/** A part of `/health`, which everybody may read: numbers alone, nothing of users or campaigns. */
export interface HealthSource {
  /** The part's key, such as `queue`. */
  readonly name: string;
  read(kernel: Pick<Kernel, "use">): Promise<object>;
}

/** What `/health` says beside the database and the plugins. */
export const healthSources = facet<HealthSource>("graphql/health-sources");
