import { facet } from "freeform-rpg/kernel";
import type { Context } from "./context.ts";

/** A request below a route's path. */
export interface RouteRequest {
  readonly request: Request;
  /** The parts of the path below the route's, decoded. */
  readonly parts: readonly string[];
  readonly viewer: Context["viewer"];
  readonly use: Context["use"];
}

/** The answer of a route. */
export interface RouteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

/** Answers all requests below `/files/NAME/`, for content that is no JSON. Errors that it throws are answered as the API's. */
export interface HttpRoute {
  readonly name: string;
  answer(asked: RouteRequest): Promise<RouteAnswer>;
}

/** Routes beside the GraphQL endpoint. */
export const httpRoutes = facet<HttpRoute>("graphql/http-routes");
