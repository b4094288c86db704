/** The maximum size of one call. */
export interface CallLimits {
  readonly model: string;
  readonly outputTokens: number;
  /** Whether the provider asks for cached beginnings to be kept for an hour, which may cost more. */
  readonly cachesForHour?: boolean;
}

/** A versioned prompt. `text` is the stable part; the input follows it as fenced, untrusted JSON. */
export interface Prompt {
  readonly id: string;
  readonly version: string;
  readonly tier: "quality" | "cheap";
  readonly text: string;
  /** Name of the shape its answer has, from the front block. */
  readonly schema?: string;
  /** Tokens its answer may have, from the front block; absent: as many as the provider allows its tier. */
  readonly tokens?: number;
}
