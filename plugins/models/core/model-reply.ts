/** A provider's answer: unparsed. */
export interface ModelReply {
  readonly value: unknown;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of `inputTokens`, those read from the provider's cache. */
  readonly cacheReadTokens?: number;
  /** Of `inputTokens`, those written to the provider's cache. */
  readonly cacheWriteTokens?: number;
  /** Of `cacheWriteTokens`, those that are kept for an hour. */
  readonly cacheWriteHourTokens?: number;
  /** US dollars; `null` where the provider does not say, so that the prices of the configuration do. */
  readonly cost: number | null;
}
