import type { CallOptions } from "./ask-provider.ts";
import { admitCall } from "./hooks.ts";
import type { CallIdentity, CallPlan, CallTerms } from "./hooks.ts";
import { ModelError } from "./model-error.ts";
import type { Tally } from "./tally.ts";
import type { CallContext, Provider } from "./tokens.ts";

/** Opens a provider beside the one in use; `null` when it cannot be used. */
export type OpenProvider = (name: string) => Provider | null;

/** The facts about a call that admission needs. */
export interface Admission {
  readonly provider: Provider;
  readonly open: OpenProvider;
  readonly call: CallContext;
  readonly identity: CallIdentity;
  readonly tally: Tally;
}

/** Makes what admits each try of a call: free calls always, others on the terms that taps of `admitCall` leave. */
export const admitTries = ({ provider, open, call, identity, tally }: Admission): CallOptions["admit"] => {
  const { prompt, campaignId, runId } = identity;
  const find = (name: string): Provider | null => (name === provider.name ? provider : open(name));
  const limits: CallPlan["limits"] = ({ provider: name, tier }) => {
    const asked = find(name);
    return asked?.free ? null : asked?.limits?.(tier, prompt.tokens);
  };
  return async ({ characters, shortCharacters }) => {
    if (provider.free) return { provider, tier: prompt.tier, shorter: false };
    const asked: CallTerms = { tier: prompt.tier, provider: provider.name, shorter: false, degraded: null };
    const spent = tally.usage().cost;
    const offers = (name: string) => find(name) !== null;
    const plan = { campaignId, runId, prompt, characters, shortCharacters, spent, limits, offers };
    const terms = await call.change(admitCall, asked, plan);
    tally.onTerms(terms);
    const found = find(terms.provider);
    if (found) return { provider: found, tier: terms.tier, shorter: terms.shorter && shortCharacters !== null };
    throw new ModelError("model_unavailable", `The model provider "${terms.provider}" was chosen for a call, but it cannot be used.`);
  };
};
