import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Database } from "freeform-rpg/db";
import { _createLRUCache as createCache } from "graphql-yoga";
import { admitGrants } from "../../auth/admit-grants.ts";
import type { ApiKernel, Viewer } from "../../builder/context.ts";
import { readAnswer } from "../../read/answers/answer-directly.ts";
import type { AnswerPlan } from "../../read/answers/answer-plan.ts";
import type { Admission } from "../admission/admission.ts";
import { findClientAddress } from "../admission/client-address.ts";
import type { Learned } from "../create-context.ts";
import type { createApiYoga } from "../create-yoga.ts";
import type { OperationsInFlight } from "../event-loop/operations-in-flight.ts";
import { describeOperation } from "../event-loop/track-operations.ts";
import type { Metrics } from "../metrics.ts";
import { describeSpan, inSpan } from "../trace-operations.ts";
import type { DescribedSpan } from "../trace-operations.ts";
import { readBody, readHead } from "./read-request.ts";

/** The dependencies of answering repeated requests. */
export interface RepeatParts {
  readonly yoga: ReturnType<typeof createApiYoga>;
  readonly kernel: ApiKernel;
  readonly admission: Admission;
  /** Trusted proxies before the server. */
  readonly proxies: number;
  readonly metrics: Metrics;
  readonly operations: OperationsInFlight;
}

/** Requests that are remembered at the same time. */
const keptRequests = 1000;

/** A request that was answered by one statement: what of its answer does not depend on who asks, or when. */
interface Repeatable {
  readonly plan: AnswerPlan;
  readonly headers: OutgoingHttpHeaders;
  readonly name: string;
  readonly span: DescribedSpan;
}

/**
 * Serves HTTP by Yoga, and remembers requests that Postgres answered. One with the same body and headers is not parsed, checked and planned again, whoever
 * sends it: its statement is sent for its viewer, whose membership and role are rows of it. Whatever cannot be answered so goes to Yoga, which says why.
 */
export const answerRepeats = (parts: RepeatParts): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const { yoga, admission, proxies } = parts;
  const known = createCache<Repeatable>({ max: keptRequests });
  return async (request, response) => {
    const head = readHead(request, yoga.graphqlEndpoint);
    if (head === null) return void (await yoga(request, response));
    const admitted = admission.admit(request.headers.authorization, findClientAddress(request, proxies));
    // Who is refused, or is no one, is answered before the body is read.
    const viewer = await admitted.catch(() => null);
    if (viewer === null) return void (await yoga(request, response, { admitted }));
    const body = await readBody(request);
    if (body === null) return;
    const key = head + body.toString("latin1");
    const repeatable = known.get(key);
    if (repeatable !== undefined && (await repeat(parts, repeatable, viewer, { request, response }))) return;
    const learned: Learned = {};
    // Yoga takes a body that was read already from here.
    Object.assign(request, { body });
    await yoga(request, response, { admitted, learned });
    const made = describe(learned);
    if (made) known.set(key, made);
  };
};

/** A request that may be repeated; `null` for all others, and where Yoga sent something else than the JSON. */
const describe = ({ operation, response }: Learned): Repeatable | null => {
  if (!operation || response?.status !== 200) return null;
  if (!/^application\/(?:graphql-response\+)?json\b/.test(response.headers.get("content-type") ?? "")) return null;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name.toLowerCase() !== "content-length"));
  const { plan, document, operationName } = operation;
  return { plan, headers, name: describeOperation(document, operationName), span: describeSpan(document, operationName) };
};

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Whether the request was answered. */
const repeat = async (
  { kernel, metrics, operations }: RepeatParts,
  { plan, headers, name, span }: Repeatable,
  viewer: Viewer,
  { request, response }: Exchange,
): Promise<boolean> => {
  const end = operations.begin(name);
  const stopTimer = metrics.seconds.startTimer({ kind: "query" });
  try {
    await admitGrants(kernel, viewer);
    const database = await kernel.use(Database);
    const text = await inSpan(span, request.headers, () => readAnswer(database, plan, viewer.userId));
    if (text === null) return false;
    metrics.operations.inc({ kind: "query" });
    metrics.repeated.inc();
    stopTimer();
    send(response, headers, text);
    return true;
  } catch {
    // Yoga meets the same error and reports it.
    return false;
  } finally {
    end();
  }
};

const send = (response: ServerResponse, headers: OutgoingHttpHeaders, text: string): void => {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(text) });
  response.end(text);
};
