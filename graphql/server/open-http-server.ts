import { createServer } from "node:http";
import { dropStalled } from "./drop-stalled.ts";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** Milliseconds that the parts of a request may take to arrive, and a client to take what is sent. */
export interface ArrivalLimits {
  readonly headers: number;
  readonly body: number;
  /** For bodies with files. */
  readonly upload: number;
  /** For a client that reads nothing of what waits for it. */
  readonly reading: number;
}

/** Limits that a client on a slow line keeps, and one that sends a byte now and then to hold connections open does not. */
export const arrivalLimits: ArrivalLimits = { headers: 10_000, body: 20_000, upload: 600_000, reading: 120_000 };

/** Makes the HTTP server: a request that does not arrive in time is answered with 408 and its connection is closed. */
export const openHttpServer = (listener: RequestListener, { headers, body, upload, reading }: ArrivalLimits = arrivalLimits): Server => {
  const server = createServer(
    { headersTimeout: headers, requestTimeout: upload, connectionsCheckingInterval: Math.min(5000, headers) },
    (request, response) => {
      const hasFiles = /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "");
      if (!hasFiles) limitArrival(request, response, body);
      listener(request, response);
    },
  );
  dropStalled(server, reading);
  return server;
};

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
