import { encode } from "gpt-tokenizer";

/** A part of a request, in the order in which the vendor reads it. */
export interface Block {
  readonly text: string;
  /** Whether a cache breakpoint follows it. */
  readonly marked: boolean;
}

/** A request as a vendor's cache sees it. */
export interface CachedRequest {
  /** Whatever must be equal for a cached beginning to be found: model, output format, cache key. */
  readonly scope: string;
  readonly blocks: readonly Block[];
}

/** Tokens of a request, as they are billed. */
export interface Bill {
  /** Neither read from the cache nor written to it. */
  readonly fresh: number;
  readonly read: number;
  readonly written: number;
}

/** The rules of a vendor's cache. */
export interface CacheRules {
  /** Tokens that a beginning must have. */
  readonly minimum: number;
  /** Milliseconds that an entry lives after its last use. */
  readonly lifetime: number;
  /** Blocks before a breakpoint at which an entry is still found. */
  readonly lookBack: number;
  /** Cached tokens are counted in steps of this many. */
  readonly step: number;
  readonly now: () => number;
}

/** A vendor's cache of beginnings. */
export interface PrefixCache {
  /** Bills a request and keeps its marked beginnings. */
  bill(request: CachedRequest): Bill;
}

/** Opens an empty cache. A beginning is found only when all of its characters are equal. */
export const openPrefixCache = ({ minimum, lifetime, lookBack, step, now }: CacheRules): PrefixCache => {
  const entries = new Map<string, number>();
  const isKept = (key: string): boolean => (entries.get(key) ?? -Infinity) >= now();
  return {
    bill: ({ scope, blocks }) => {
      const beginnings = listBeginnings(scope, blocks);
      const total = beginnings.at(-1)?.tokens ?? 0;
      const marked = beginnings.filter(({ marked: isMarked, tokens }) => isMarked && tokens >= minimum);
      const found = beginnings.findLast(({ key, at }) => isKept(key) && marked.some((mark) => mark.at >= at && mark.at - at <= lookBack));
      const last = marked.at(-1);
      const read = Math.floor((found?.tokens ?? 0) / step) * step;
      const written = last ? Math.max(0, last.tokens - (found?.tokens ?? 0)) : 0;
      for (const { key } of found ? [found, ...marked] : marked) entries.set(key, now() + lifetime);
      return { fresh: total - read - written, read, written };
    },
  };
};

interface Beginning {
  readonly at: number;
  readonly key: string;
  readonly tokens: number;
  readonly marked: boolean;
}

const listBeginnings = (scope: string, blocks: readonly Block[]): Beginning[] => {
  let key = scope;
  let tokens = 0;
  return blocks.map(({ text, marked }, at) => {
    key = `${key}\n\u0000${text}`;
    tokens += countTokens(text);
    return { at, key, tokens, marked };
  });
};

const counted = new Map<string, number>();

/** Tokens of a text by a public vocabulary: vendors count a little differently. */
export const countTokens = (text: string): number => {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const tokens = encode(text).length;
  counted.set(text, tokens);
  return tokens;
};
