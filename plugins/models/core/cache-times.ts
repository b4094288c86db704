import type { Provider, TextAsk } from "./tokens.ts";

type Asked = Pick<TextAsk, "prompt" | "campaignId">;

/** When this process last asked with a campaign's conversations, by prompt. */
export interface CacheTimes {
  use(asked: Asked): void;
  /** Whether the vendor still keeps the beginning of the conversation. */
  lasts(asked: Asked): boolean;
}

const minute = 60_000;

/** Conversations that are remembered; the longest unused is forgotten first. */
const held = 1000;

/** Creates an empty record of times. */
export const createCacheTimes = (provider: Provider): CacheTimes => {
  const times = new Map<string, number>();
  const nameOf = ({ prompt: { id, version }, campaignId }: Asked): string => `${campaignId}\n${id}@${version}`;
  const lifetimeOf = ({ prompt: { tier } }: Asked): number => (provider.limits?.(tier)?.cachesForHour ? 60 : 5) * minute;
  return {
    use: (asked) => {
      const name = nameOf(asked);
      times.delete(name);
      times.set(name, Date.now());
      const oldest = times.size > held ? times.keys().next().value : undefined;
      if (oldest !== undefined) times.delete(oldest);
    },
    lasts: (asked) => Date.now() - (times.get(nameOf(asked)) ?? -Infinity) < lifetimeOf(asked),
  };
};
