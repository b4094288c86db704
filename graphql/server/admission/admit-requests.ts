import type { IncomingMessage } from "node:http";
import type { Plugin } from "graphql-yoga";
import type { Viewer } from "../../builder/context.ts";
import { RateLimitedError } from "../../builder/errors.ts";
import type { TransportContext } from "../create-context.ts";
import { maskError } from "../mask-error.ts";
import type { Admission } from "./admission.ts";
import { findClientAddress } from "./client-address.ts";

/** The dependencies of admitting HTTP requests. */
export interface AdmitParts {
  readonly admission: Admission;
  /** Trusted proxies before the server. */
  readonly proxies: number;
  readonly report: (error: unknown) => void;
}

/** The server context of a request: `req` for those that came over the network. */
export interface ServerContext extends TransportContext {
  readonly req?: IncomingMessage;
  /** What admission said of the request, where it was asked before. */
  readonly admitted?: Promise<Viewer | null>;
}

/** Answers requests of those who ask too often, or with a bad token, before their bodies are read. Operator pages are left alone. */
export const admitRequests = ({ admission, proxies, report }: AdmitParts): Plugin<object, ServerContext> => ({
  async onRequest({ request, url, serverContext, endResponse, fetchAPI }) {
    if (operatorPages.has(url.pathname)) return;
    try {
      const { req, admitted } = serverContext;
      const viewer = await (admitted ?? admission.admit(request.headers.get("authorization"), findClientAddress(req, proxies)));
      Object.assign(serverContext, { viewer });
    } catch (error) {
      const { message, extensions } = maskError(report)(error);
      const { http, ...shown } = extensions;
      const status = isHttp(http) ? http.status : 500;
      const headers = {
        "content-type": "application/json",
        // The body is not read: the connection cannot serve another request.
        connection: "close",
        ...(error instanceof RateLimitedError && { "retry-after": String(error.seconds) }),
      };
      endResponse(new fetchAPI.Response(JSON.stringify({ errors: [{ message, extensions: shown }] }), { status, headers }));
    }
  },
});

const operatorPages = new Set(["/live", "/ready", "/health", "/metrics"]);

const isHttp = (value: unknown): value is { readonly status: number } => typeof value === "object" && value !== null && "status" in value;
