import { setTimeout as wait } from "node:timers/promises";
import { mockAnthropic } from "../wire/anthropic.ts";
import { mockOpenAi } from "../wire/openai.ts";
import type { WireReply, WireRequest, WireServer } from "../wire/server.ts";
import { readAnthropic } from "./read-anthropic.ts";
import { readOpenAi } from "./read-openai.ts";
import { countTokens, openPrefixCache } from "./prefix-cache.ts";
import type { Bill, CachedRequest } from "./prefix-cache.ts";

/** How fast a model answers. */
export interface ModelSpeed {
  /** Milliseconds to the first token. */
  readonly first: number;
  readonly tokensPerSecond: number;
}

/** One billed request. */
export interface BilledRequest extends Bill {
  readonly model: string;
  readonly output: number;
  /** The text that the model read. */
  readonly said: string;
}

/** A server that answers at a model's pace and bills like its vendor. */
export interface BilledServer extends WireServer {
  readonly bills: readonly BilledRequest[];
}

/** What a billed server does. */
export interface BilledScript {
  readonly vendor: "anthropic" | "openai";
  /** The pace of a model. */
  readonly speed: (model: string) => ModelSpeed;
  /** The answer to a request; an object is written as JSON. */
  readonly answer: (asked: WireRequest) => unknown;
  /** Divides all times. Default 1. */
  readonly haste?: number;
  /** The vendor's clock in milliseconds, for lifetimes. Default: this machine's. */
  readonly now?: () => number;
}

/** Tokens that arrive in one piece of the stream. */
const tokensPerPiece = 4;

/** Starts a server that speaks a vendor's streaming protocol, with its latencies and its bill: exact beginnings, minimum lengths, lifetimes. */
export const startBilledServer = async (script: BilledScript): Promise<BilledServer> => {
  const { vendor, speed, answer, haste = 1, now = Date.now } = script;
  const { rules, read, start } = vendors[vendor];
  const caches = new Map<number, ReturnType<typeof openPrefixCache>>();
  const bills: BilledRequest[] = [];
  const cacheOf = (lifetime: number) => {
    const cache = caches.get(lifetime) ?? openPrefixCache({ ...rules, lifetime, now });
    caches.set(lifetime, cache);
    return cache;
  };
  const server = await start(async (asked): Promise<WireReply> => {
    const model = String(asked.body["model"]);
    const { lifetime, ...request } = read(asked.body);
    const bill = cacheOf(lifetime).bill(request);
    const value = await answer(asked);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const output = asked.body["max_tokens"] === 0 ? 0 : countTokens(text);
    bills.push({ ...bill, model, output, said: asked.said });
    const { first, tokensPerSecond } = speed(model);
    await wait(first / haste);
    const pieces = Math.max(1, Math.ceil(output / tokensPerPiece));
    return {
      value: text,
      pieceLength: Math.max(1, Math.ceil(text.length / pieces)),
      delay: (tokensPerPiece * 1000) / tokensPerSecond / haste,
      usage: {
        input: bill.fresh,
        cacheRead: bill.read,
        cacheWrite: bill.written,
        cacheTtl: lifetime === 60 * 60_000 ? "1h" : "5m",
        output,
      },
    };
  });
  return { ...server, bills };
};

interface VendorBilling {
  readonly rules: { readonly minimum: number; readonly lookBack: number; readonly step: number };
  readonly read: (body: Record<string, unknown>) => CachedRequest & { readonly lifetime: number };
  readonly start: typeof mockAnthropic;
}

/** The vendors' rules for their models of late 2026. */
const vendors: Readonly<Record<BilledScript["vendor"], VendorBilling>> = {
  anthropic: { rules: { minimum: 512, lookBack: 20, step: 1 }, read: readAnthropic, start: mockAnthropic },
  openai: { rules: { minimum: 1024, lookBack: 80, step: 128 }, read: readOpenAi, start: mockOpenAi },
};
