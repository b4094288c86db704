import { createServer } from "node:http";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** A request as it came over the wire. */
export interface WireRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  /** The whole text that the model reads. */
  readonly said: string;
}

/** The behaviour of a simulated model. */
export interface WireReply {
  /** The answer; an object is written as JSON. */
  readonly value?: unknown;
  /** Characters in one piece of the stream. Default 12. */
  readonly pieceLength?: number;
  /** Milliseconds between pieces. Default 0. */
  readonly delay?: number;
  /** Keep-alive events before the first piece, so many milliseconds apart. */
  readonly keepAlive?: { readonly events: number; readonly every: number };
  readonly stop?: "end" | "length" | "refusal";
  /** Words in which it declines, where the protocol has a field for them. */
  readonly refusal?: string;
  /** Its thoughts before the answer, where the protocol has a block for them. */
  readonly thoughts?: string;
  /** Cuts the connection after this number of pieces. */
  readonly cutAfter?: number;
  /** Stops sending after this number of pieces. */
  readonly stallAfter?: number;
  /** Ends with the protocol's error after `after` pieces, with this type and message. */
  readonly failAfter?: { readonly pieces: number; readonly type: string; readonly message: string };
  /** Answers with this status and error instead of a stream. */
  readonly status?: number;
  readonly errorType?: string;
  readonly errorMessage?: string;
  /** The error's own code, where the protocol has one. */
  readonly errorCode?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly usage?: {
    readonly input?: number;
    readonly output?: number;
    readonly cacheRead?: number;
    readonly cacheWrite?: number;
    /** How long what was written is kept, where the protocol says so. Default `5m`. */
    readonly cacheTtl?: "5m" | "1h";
  };
}

/** Chooses the reply to a request; `nth` counts the requests, from 0. */
export type WireScript = (asked: WireRequest, nth: number) => WireReply | Promise<WireReply>;

/** A server on a free port of this machine. */
export interface WireServer {
  readonly url: string;
  readonly requests: readonly WireRequest[];
  close(): Promise<void>;
}

/** A provider's protocol. */
export interface WireProtocol {
  readonly path: string;
  /** Finds the text that a model reads. */
  said(body: Record<string, unknown>): string;
  fail(reply: WireReply): unknown;
  /** The stream, piece by piece, before and after the answer's own pieces. */
  open(reply: WireReply, body: Record<string, unknown>): readonly string[];
  piece(piece: string, body: Record<string, unknown>): string;
  end(reply: WireReply, body: Record<string, unknown>): readonly string[];
  /** An event without content that keeps the connection open. */
  readonly keepAlive: string;
  broken(type: string, message: string): string;
  readonly contentType: string;
  /** The answer to a request that does not stream; absent where the protocol is spoken in streams only. */
  /** The refusal of a request that the vendor does not take, whatever the script says. */
  refuse?(body: Record<string, unknown>): WireReply | null;
  whole?(reply: WireReply, body: Record<string, unknown>): unknown;
}

/** Starts a server that speaks a provider's protocol and answers by a script. */
export const startWireServer = async (protocol: WireProtocol, script: WireScript): Promise<WireServer> => {
  const requests: WireRequest[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== "POST" || incoming.url?.split("?")[0] !== protocol.path) return void response.writeHead(404).end();
    const body: Record<string, unknown> = JSON.parse(await text(incoming));
    const asked = { headers: incoming.headers, body, said: protocol.said(body) };
    requests.push(asked);
    await respond(response, protocol, protocol.refuse?.(body) ?? (await script(asked, requests.length - 1)), body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, requests, close };
};

const respond = async (response: ServerResponse, protocol: WireProtocol, reply: WireReply, body: Record<string, unknown>) => {
  const json = { "content-type": "application/json", ...reply.headers };
  if (reply.status !== undefined) return void response.writeHead(reply.status, json).end(JSON.stringify(protocol.fail(reply)));
  if (body["stream"] !== true && protocol.whole) return void response.writeHead(200, json).end(JSON.stringify(protocol.whole(reply, body)));
  response.writeHead(200, { "content-type": protocol.contentType });
  for (const line of protocol.open(reply, body)) response.write(line);
  for (let nth = 0; nth < (reply.keepAlive?.events ?? 0); nth += 1) {
    await wait(reply.keepAlive?.every);
    response.write(protocol.keepAlive);
  }
  if (!(await writePieces(response, protocol, reply, body))) return;
  for (const line of protocol.end(reply, body)) response.write(line);
  response.end();
};

/** Writes the answer's own pieces; returns false where the script breaks it off. */
const writePieces = async (response: ServerResponse, protocol: WireProtocol, reply: WireReply, body: Record<string, unknown>) => {
  const start = performance.now();
  for (const [at, piece] of piecesOf(reply).entries()) {
    if (at === reply.stallAfter) return false;
    if (at === reply.cutAfter) {
      await cut(response);
      return false;
    }
    if (at === reply.failAfter?.pieces) {
      response.end(protocol.broken(reply.failAfter.type, reply.failAfter.message));
      return false;
    }
    // Measured from the beginning, so that late timers do not add up.
    if (reply.delay) await wait(Math.max(0, start + (at + 1) * reply.delay - performance.now()));
    response.write(protocol.piece(piece, body));
  }
  return true;
};

/** Flushes written data first: a connection that is cut loses buffered data. */
const cut = async (response: ServerResponse): Promise<void> => {
  await wait(20);
  response.destroy();
};

const piecesOf = ({ value, refusal, pieceLength = 12 }: WireReply): string[] => {
  if (refusal !== undefined) return [];
  const whole = typeof value === "string" ? value : JSON.stringify(value ?? {});
  return whole.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, "g")) ?? [];
};
