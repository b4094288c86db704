import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { GraphQLSchema } from "graphql";
import { collectDefaultMetrics } from "prom-client";
import { createAdmission } from "./admission/admission.ts";
import type { Admission } from "./admission/admission.ts";
import { createCountTogether } from "./admission/count-together.ts";
import type { TogetherRules } from "./admission/count-together.ts";
import { createOpenCounts } from "./admission/open-counts.ts";
import type { OpenCounts } from "./admission/open-counts.ts";
import { rememberTokens } from "../auth/remember-tokens.ts";
import { createVerifier } from "../auth/verify-token.ts";
import { signToken } from "../auth/sign-token.ts";
import { createSignInCodes } from "../auth/sign-in-codes.ts";
import type { SignInCodes, SignInUser } from "../auth/sign-in-codes.ts";
import type { ApiKernel, ServerFacts } from "../builder/context.ts";
import { buildKernelSchema } from "./build-kernel-schema.ts";
import { createApiYoga } from "./create-yoga.ts";
import { createOperationsInFlight } from "./event-loop/operations-in-flight.ts";
import { watchEventLoop } from "./event-loop/watch-event-loop.ts";
import type { BlockedEventLoop } from "./event-loop/watch-event-loop.ts";
import { createMetrics } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";
import { answerRepeats } from "./repeats/answer-repeats.ts";
import { createFindOperation } from "./persisted-operations.ts";
import { arrivalLimits, openHttpServer } from "./open-http-server.ts";
import type { ApiSettings } from "./settings.ts";
import { serveWebSocket } from "./web-socket.ts";

/** The API, ready to answer. */
export interface Api {
  readonly schema: GraphQLSchema;
  readonly yoga: ReturnType<typeof createApiYoga>;
  /** Answers a request without a port. */
  fetch(request: Request): Promise<Response>;
  /** Makes a one-time code that a page exchanges for a token of this user, within 10 minutes. */
  createSignInCode(user: SignInUser): string;
  /** Answers a request of a server of `node:http`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Accepts a WebSocket on the endpoint; ends others. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Opens a port; `0` picks a free one. Throws when it is taken. */
  listen(at: { readonly port: number; readonly host: string }): Promise<{ readonly url: string; readonly port: number }>;
  /** Lets `/ready` fail, so that load balancers send no further requests. Those that come are still answered. */
  drain(): void;
  /** Ends connections and gives the port back. The kernel stays open. */
  close(): Promise<void>;
}

/** Makes the API of a kernel: GraphQL over HTTP, SSE and WebSocket, `/live`, `/ready`, `/health` and `/metrics`. */
export const createApi = ({ kernel, settings }: { readonly kernel: ApiKernel; readonly settings: ApiSettings }): Api => {
  const schema = buildKernelSchema(kernel);
  const report = settings.onError ?? ((error: unknown) => console.error(error));
  const admission = openAdmission(kernel, settings, report);
  const metrics = createMetrics();
  const operations = createOperationsInFlight();
  const codes = createSignInCodes();
  let isDraining = false;
  const draining = () => isDraining;
  const context = { kernel, server: factsOf(settings, codes) };
  const findOperation = createFindOperation(settings.persisted);
  const yoga = createApiYoga({ schema, context, admission, metrics, operations, settings, findOperation, draining });
  const { proxies = 0, production } = settings;
  const sockets = serveWebSocket({ yoga, admission, open: openSockets(settings), findOperation, proxies, production, report });
  // Yoga answers for the whole port, so that `/ready`, `/health` and `/metrics` need no second handler.
  const answer = answerRepeats({ yoga, kernel, admission, proxies, metrics, operations });
  const server = openHttpServer((request, response) => void answer(request, response), { ...arrivalLimits, ...settings.arrival });
  const upgrade: Api["upgrade"] = (request, socket, head) => {
    if (request.url?.split("?")[0] === yoga.graphqlEndpoint) sockets.upgrade(request, socket, head);
    else socket.destroy();
  };
  server.on("upgrade", upgrade);
  let stopWatching = (): void => undefined;
  return {
    schema,
    yoga,
    createSignInCode: (user) => codes.create(user),
    fetch: async (request) => yoga.fetch(request),
    handle: answer,
    upgrade,
    listen: ({ port, host }) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
          stopWatching = watchEventLoop(operations, reportBlocked(metrics, settings));
          collectDefaultMetrics({ register: metrics.registry });
          resolve(addressOf(host, portOf(server.address()), yoga.graphqlEndpoint));
        });
      }),
    drain: () => void (isDraining = true),
    close: async () => {
      stopWatching();
      await sockets.close();
      server.closeAllConnections();
      if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
      await yoga.dispose();
    },
  };
};

const openAdmission = (kernel: ApiKernel, settings: ApiSettings, report: (error: unknown) => void): Admission => {
  const { tokens, requestsPerMinute = 600, anonymousPerMinute = requestsPerMinute / 5 } = settings;
  const together = (rules: TogetherRules) => createCountTogether({ kernel, report }, rules);
  return createAdmission({ verify: rememberTokens(createVerifier(tokens)), requestsPerMinute, anonymousPerMinute, together });
};

const openSockets = ({ socketsPerViewer = 50 }: ApiSettings): OpenCounts =>
  createOpenCounts({ most: socketsPerViewer, noun: "connections", code: "too_many_sockets" });

const reportBlocked =
  ({ blocked: count }: Metrics, { onBlocked = warn }: ApiSettings) =>
  (blocked: BlockedEventLoop): void => {
    count.inc();
    onBlocked(blocked);
  };

const warn = ({ ms, operations }: BlockedEventLoop): void => console.warn(`The event loop was blocked for ${ms} ms by one of:`, operations);

const addressOf = (host: string, port: number, path: string) => ({
  url: `http://${host.includes(":") ? `[${host}]` : host}:${port}${path}`,
  port,
});

const portOf = (address: AddressInfo | string | null): number => (typeof address === "object" && address ? address.port : 0);

/** Where a secret checks the tokens, the server can sign some itself. */
const factsOf = ({ version, tokens: { secret, keySets, issuer } }: ApiSettings, codes: SignInCodes): ServerFacts => {
  const facts = { version, redeemSignInCode: (code: string) => codes.redeem(code) };
  if (secret === undefined || keySets?.length) return facts;
  return { ...facts, issueToken: (request) => signToken({ secret, ...request, ...(issuer ? { issuer } : {}) }) };
};
