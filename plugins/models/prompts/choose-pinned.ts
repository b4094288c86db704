import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { PromptPin, PromptRegistry } from "./tokens.ts";

/** Whose call it is. */
interface Asking {
  readonly campaignId: string;
  readonly runId: string;
}

/** Runs whose pins are remembered at a time. */
const remembered = 200;

/**
 * Puts the campaign's pinned version in a prompt's place, or else the configured one. Pins are read once a run, so that all of a turn asks
 * alike.
 */
export const choosePinned = (registry: PromptRegistry): ((prompt: Prompt, asking: Asking) => Promise<Prompt>) => {
  const runs = new Map<string, Promise<readonly PromptPin[]>>();
  const pinsOf = ({ campaignId, runId }: Asking): Promise<readonly PromptPin[]> => {
    const known = runs.get(runId);
    if (known) return known;
    const pins = registry.pins(campaignId);
    // A read that failed is not remembered: the run may be tried again.
    pins.catch(() => runs.delete(runId));
    runs.set(runId, pins);
    const [oldest] = runs.keys();
    if (runs.size > remembered && oldest !== undefined) runs.delete(oldest);
    return pins;
  };
  return async (prompt, asking) => {
    const pin = (await pinsOf(asking)).find(({ prompt_id }) => prompt_id === prompt.id);
    if (pin === undefined) return registry.configured(prompt);
    return pin.version === prompt.version ? prompt : registry.find(pin.prompt_id, pin.version);
  };
};
