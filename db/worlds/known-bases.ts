import type { World } from "freeform-rpg/schemas";
import { remember } from "../remember.ts";

/** The packet of a run. */
interface KnownBase {
  readonly run: string;
  readonly packet: World["conversation"]["base"];
}

/** The packets with which the conversations of campaigns begin, as this process has read them. */
export interface KnownBases {
  of(campaignId: string): KnownBase | null;
  /** A packet of no run is not remembered: nothing would tell it from another. */
  remember(campaignId: string, base: { readonly run: string | null; readonly packet: KnownBase["packet"] }): void;
}

/** Campaigns whose packets are remembered: about 50 kB each. */
const limit = 100;

/** Opens the memory of one process. A run's packet never changes, and a campaign that comes back under the same id has other runs. */
export const openKnownBases = (): KnownBases => {
  const bases = new Map<string, KnownBase>();
  return {
    of: (campaignId) => bases.get(campaignId) ?? null,
    remember: (campaignId, { run, packet }) => {
      if (run === null) bases.delete(campaignId);
      else remember(bases, limit, campaignId, { run, packet });
    },
  };
};
