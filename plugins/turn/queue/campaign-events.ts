import { EventEmitter, on } from "node:events";
import type { RunRow } from "freeform-rpg/db";
import type { CampaignEvent } from "./tokens.ts";

/** Passes campaign events on within this process. */
export interface CampaignEvents {
  publish(event: CampaignEvent): void;
  /** Calls `listener` with everything that is published, for any campaign, until the process ends. */
  observe(listener: (event: CampaignEvent) => void): void;
  /** Everything published for the campaign from now until `signal` fires. */
  listen(campaignId: string, signal?: AbortSignal): AsyncIterable<CampaignEvent>;
}

/** What observers of all campaigns listen to. */
const anyCampaign = Symbol("any campaign");

/** Creates the exchange of campaign events of this process. */
export const createCampaignEvents = (): CampaignEvents => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (event) => {
      emitter.emit(event.campaignId, event);
      emitter.emit(anyCampaign, event);
    },
    observe: (listener) => void emitter.on(anyCampaign, listener),
    listen(campaignId, signal) {
      if (signal?.aborted) return nothing();
      // `on` listens at once, so that nothing published before the first `next` is missed.
      return unwrap(on(emitter, campaignId, { signal }), signal);
    },
  };
};

async function* nothing(): AsyncIterable<CampaignEvent> {}

async function* unwrap(source: AsyncIterable<CampaignEvent[]>, signal?: AbortSignal): AsyncIterable<CampaignEvent> {
  try {
    for await (const events of source) yield* events;
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** An event about a run. */
export const toCampaignEvent = <T extends CampaignEvent["type"]>(type: T, { id, campaignId, userId }: RunRow) => ({
  type,
  campaignId: campaignId ?? "",
  runId: id,
  userId,
});
