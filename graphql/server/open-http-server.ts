import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** Milliseconds that the parts of a request may take to arrive. */
export interface ArrivalLimits {
  readonly headers: number;
  readonly body: number;
  /** For bodies with files. */
  readonly upload: number;
}

/** Limits that a client on a slow line keeps, and one that sends a byte now and then to hold connections open does not. */
export const arrivalLimits: ArrivalLimits = { headers: 10_000, body: 20_000, upload: 600_000 };

/** Makes the HTTP server: a request that does not arrive in time is answered with 408 and its connection is closed. */
export const openHttpServer = (listener: RequestListener, { headers, body, upload }: ArrivalLimits = arrivalLimits): Server =>
  createServer(
    { headersTimeout: headers, requestTimeout: upload, connectionsCheckingInterval: Math.min(5000, headers) },
    (request, response) => {
      const hasFiles = /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "");
      if (!hasFiles) limitArrival(request, response, body);
      listener(request, response);
    },
  );

const limitArrival = (request: IncomingMessage, response: ServerResponse, limit: number): void => {
  const timer = setTimeout(() => refuse(request, response, limit), limit).unref();
  const stop = () => clearTimeout(timer);
  request.once("end", stop).once("close", stop);
};

const refuse = (request: IncomingMessage, response: ServerResponse, limit: number): void => {
  const message = `The request's body did not arrive within ${limit / 1000} s. Send it in one piece, or over a faster connection.`;
  const body = JSON.stringify({ errors: [{ message, extensions: { code: "REQUEST_TIMEOUT" } }] });
  if (response.headersSent) return void request.destroy();
  response.writeHead(408, { "content-type": "application/json", connection: "close" });
  response.end(body, () => request.destroy());
};
