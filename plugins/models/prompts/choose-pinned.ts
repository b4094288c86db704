import type { KeptReads } from "freeform-rpg/db";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import { fitShape } from "./fit-shape.ts";
import type { PromptPin, PromptRegistry } from "./tokens.ts";

/** The origin of a call. */
interface CallOrigin {
  readonly campaignId: string;
  readonly runId: string;
}

/** The number of runs whose pins are cached. */
const remembered = 200;

/**
 * Replaces a prompt by the campaign's pinned version, or else by the configured one. Pins are read once a run, so that all calls of a turn
 * use the same versions. A run outside campaigns, such as the reading of a book, has none.
 */
export const choosePinned = (
  registry: PromptRegistry,
  ahead: Pick<KeptReads<readonly PromptPin[]>, "take">,
): ((prompt: Prompt, origin: CallOrigin) => Promise<Prompt>) => {
  const runs = new Map<string, Promise<readonly PromptPin[]>>();
  const pinsOf = async ({ campaignId, runId }: CallOrigin): Promise<readonly PromptPin[]> => {
    if (campaignId === runId) return [];
    const known = runs.get(runId);
    if (known) return known;
    const read = ahead.take(runId);
    const pins = read === undefined ? registry.pins(campaignId) : Promise.resolve(read);
    // A read that failed is not remembered: the run may be tried again.
    pins.catch(() => runs.delete(runId));
    runs.set(runId, pins);
    const [oldest] = runs.keys();
    if (runs.size > remembered && oldest !== undefined) runs.delete(oldest);
    return pins;
  };
  return async (prompt, origin) => {
    const pin = (await pinsOf(origin)).find(({ prompt_id }) => prompt_id === prompt.id);
    if (pin === undefined) return registry.configured(prompt);
    if (pin.version === prompt.version) return prompt;
    const pinned = await registry.find(pin.prompt_id, pin.version);
    fitShape(pinned, prompt, remedyFor(origin.campaignId, prompt));
    return pinned;
  };
};

const remedyFor = (campaignId: string, { id, version }: Prompt): string =>
  `The campaign "${campaignId}" has pinned it. Nothing of this turn was stored. Unpin it with "freeform-rpg prompts unpin ${id} --campaign ${campaignId}" ` +
  `(over the API \`unpinPrompt\`), or pin version "${version}"; then send the turn again.`;
