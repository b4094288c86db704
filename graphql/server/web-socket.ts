import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { ExecutionArgs, GraphQLError } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import type { Extra } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { Viewer } from "../builder/context.ts";
import { UnauthenticatedError } from "../builder/errors.ts";
import type { Admission } from "./admission/admission.ts";
import type { OpenCounts } from "./admission/open-counts.ts";
import { findClientAddress } from "./admission/client-address.ts";
import type { createApiYoga } from "./create-yoga.ts";
import { maskError } from "./mask-error.ts";
import type { FindOperation } from "./persisted-operations.ts";
import { accessRemoved, closeSocket, closeWithToken, refusalOf } from "./socket-closures.ts";
import { bodyLimit } from "./settings.ts";

/** The dependencies of the WebSocket transport. */
export interface WebSocketParts {
  readonly yoga: ReturnType<typeof createApiYoga>;
  readonly admission: Admission;
  /** The connections that each viewer, or address without a token, has. */
  readonly open: OpenCounts;
  readonly findOperation: FindOperation;
  /** Trusted proxies before the server. */
  readonly proxies: number;
  readonly production: boolean;
  readonly report: (error: unknown) => void;
}

type Connection = {
  viewer: Viewer | null;
  address: string;
  gone: AbortController;
  expiry: NodeJS.Timeout;
  forget: () => void;
};

type Enveloped = ReturnType<WebSocketParts["yoga"]["getEnveloped"]>;

interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** Bytes that wait for a client that asks on without reading: it is cut off. One that only follows is sent nothing more until it reads. */
const unreadLimit = 16_000_000;

/** The API over WebSocket (`graphql-transport-ws`): the token comes as `Authorization` in the connection's parameters or headers. */
export const serveWebSocket = ({ yoga, admission, open, findOperation, proxies, production, report }: WebSocketParts) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: bodyLimit });
  const envelopes = new WeakMap<ExecutionArgs, Enveloped>();
  const server = useServer<Record<string, unknown>, Connection>(
    {
      isProd: production,
      onConnect: ({ connectionParams, extra }) =>
        accept(extra, connectionParams?.["Authorization"] ?? connectionParams?.["authorization"], { admission, open, proxies }),
      onSubscribe: async ({ extra }, _id, operation) => {
        try {
          // A client may send more until it has answered the closing frame.
          if (extra.socket.bufferedAmount > unreadLimit) extra.socket.terminate();
          if (extra.socket.readyState !== extra.socket.OPEN) throw new UnauthenticatedError("The connection is closing. Connect again.");
          admission.admitAgain(extra.viewer ?? null, extra.address ?? "unknown");
          const revoke = () => closeSocket(extra.socket, accessRemoved);
          const enveloped = yoga.getEnveloped({ viewer: extra.viewer ?? null, signal: extra.gone?.signal, revoke });
          const prepared = await prepareOperation(enveloped, findOperation(operation));
          if ("document" in prepared) envelopes.set(prepared, enveloped);
          return prepared;
        } catch (error) {
          return [maskError(report)(error)];
        }
      },
      execute: (args) => envelopeOf(envelopes, args).execute(args),
      subscribe: (args) => envelopeOf(envelopes, args).subscribe(args),
      onDisconnect: ({ extra }) => extra.gone?.abort(),
      onClose: ({ extra }) => {
        clearTimeout(extra.expiry);
        extra.forget?.();
      },
    },
    sockets,
  );
  return {
    /** Takes over an HTTP connection that asks for WebSocket. */
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", toleratingFailedSends(opened), request)),
    close: async (): Promise<void> => {
      await server.dispose();
    },
  };
};

/** A message that cannot be sent because the client has gone is no error of the server: the event `close` follows, and ends what was under way. */
const toleratingFailedSends = (socket: WebSocket): WebSocket => {
  const send = socket.send.bind(socket);
  return Object.assign(socket, { send: (data: string, sent?: () => void): void => send(data, () => sent?.()) });
};

/** Admits a connection, or closes it with the reason. */
const accept = async (
  extra: Extra & Partial<Connection>,
  authorization: unknown,
  { admission, open, proxies }: Pick<WebSocketParts, "admission" | "open" | "proxies">,
): Promise<boolean> => {
  extra.address = findClientAddress(extra.request, proxies);
  extra.gone = new AbortController();
  try {
    extra.viewer = await admission.admit(
      typeof authorization === "string" ? authorization : extra.request.headers.authorization,
      extra.address,
    );
    extra.forget = open.open(extra.viewer === null ? `address ${extra.address}` : `user ${extra.viewer.userId}`);
  } catch (error) {
    closeSocket(extra.socket, refusalOf(error));
    return false;
  }
  if (extra.socket.readyState !== extra.socket.OPEN) extra.forget();
  extra.expiry = closeWithToken(extra.socket, extra.viewer);
  return true;
};

const prepareOperation = async (enveloped: Enveloped, operation: Operation): Promise<ExecutionArgs | readonly GraphQLError[]> => {
  const document = enveloped.parse(operation.query);
  const errors: readonly GraphQLError[] = enveloped.validate(enveloped.schema, document);
  if (errors.length) return errors;
  return {
    schema: enveloped.schema,
    document,
    operationName: operation.operationName ?? null,
    variableValues: operation.variables ?? {},
    contextValue: await enveloped.contextFactory(),
  };
};

const envelopeOf = (envelopes: WeakMap<ExecutionArgs, Enveloped>, args: ExecutionArgs): Enveloped => {
  const found = envelopes.get(args);
  if (found) return found;
  throw new Error("The operation was not prepared before it was run.");
};
