import { sql } from "kysely";
import { z } from "zod";
import type { RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import { remember } from "../remember.ts";
import type { NewEvent } from "../tokens.ts";
import { settingsIn } from "./outputs.ts";
import { diffJson } from "./packet-patch.ts";

/** SQL of the whole packet of an event; `null` where it has none. `row` is the name of a row of `events`. */
export const packetOf = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`packet_of(${row}.campaign_id, ${row}.context_packet, ${row}.packet_base, ${row}.packet_patch)`;

/** SQL of one part of an event's packet, named by its fields from the outside in, without making the whole of it; `null` where there is none. */
export const packetPart = (row: RawBuilder<unknown>, ...path: readonly string[]): RawBuilder<unknown> =>
  sql`packet_part(${row}.campaign_id, ${row}.context_packet, ${row}.packet_base, ${row}.packet_patch, array[${sql.join(path.map((field) => sql.lit(field)))}])`;

/** A packet as an event's row holds it: whole, or as differences from another event's. */
export interface StoredPacket {
  readonly context_packet: string;
  readonly packet_base: number | null;
  readonly packet_patch: string | null;
}

/** An event whose packet others are compared with. Its run names it, also where a deleted campaign comes back under the same id. */
export interface PacketBase {
  readonly seq: number;
  readonly runId: string;
  readonly packet: string;
  /** The settings of the campaign in that event's outputs; `null` where there are none. */
  readonly settings: string | null;
}

/** A whole packet, one that is stored as its differences from it, and so on. */
export type PacketChain = readonly PacketBase[];

/** The packets that this process stored last, of the last places of each campaign. */
export interface Packets {
  /** Those that a packet has most in common with: of the same place, else the latest. Empty where there are none. */
  chainOf(campaignId: string, packet: unknown): PacketChain;
  /** Remembers an event for those after it. */
  remember(event: NewEvent, seq: number, stored: ChainedPacket): void;
}

/** A packet as it is stored, as JSON, and the packets from which it differs. */
export interface ChainedPacket {
  readonly row: StoredPacket;
  readonly whole: string;
  readonly chain: PacketChain;
}

/** Campaigns whose packets are remembered: up to 150 kB for each place. */
const rememberedCampaigns = 100;
const rememberedPlaces = 4;

/** How long differences may be, as a part of a packet: from the whole packet, from one that differs from it, and from one that differs from that. */
const worthwhile = [1 / 3, 1 / 5, 1 / 10] as const;

interface PlacedChain {
  /** Where the party was. */
  readonly place: string;
  readonly chain: PacketChain;
}

/** Opens the memory of one process. */
export const openPackets = (): Packets => {
  const campaigns = new Map<string, readonly PlacedChain[]>();
  return {
    chainOf: (campaignId, packet) => {
      const known = campaigns.get(campaignId) ?? [];
      const place = placeOf(packet);
      return (known.find((one) => one.place === place) ?? known[0])?.chain ?? [];
    },
    remember: (event, seq, { whole: packet, chain: earlier }) => {
      const { campaignId, runId, contextPacket } = event;
      if (runId === null || packet === none) return;
      const place = placeOf(contextPacket);
      const others = (campaigns.get(campaignId) ?? []).filter((one) => one.place !== place);
      const isBase = earlier.length < worthwhile.length;
      const chain = isBase ? [...earlier, { seq, runId, packet, settings: settingsIn(event) }] : earlier;
      remember(campaigns, rememberedCampaigns, campaignId, [{ place, chain }, ...others].slice(0, rememberedPlaces));
    },
  };
};

const Placed = z.object({ scene: z.object({ location_id: z.string() }) });

const placeOf = (packet: unknown): string => Placed.safeParse(packet).data?.scene.location_id ?? "";

const none = "null";

/** The stored form of a packet: its differences from the last one of a chain where they are few, else from one before, else the whole. */
export const storePacket = (packet: unknown, chain: PacketChain): ChainedPacket => {
  const whole = encodeJson(packet);
  const next = JSON.parse(whole);
  for (let length = whole === none ? 0 : chain.length; length > 0; length -= 1) {
    const [base, most] = [chain[length - 1], worthwhile[length - 1]];
    if (base === undefined || most === undefined) continue;
    const patch = JSON.stringify(diffJson(JSON.parse(base.packet), next));
    if (patch.length <= whole.length * most)
      return { row: { context_packet: none, packet_base: base.seq, packet_patch: patch }, whole, chain: chain.slice(0, length) };
  }
  return { row: { context_packet: whole, packet_base: null, packet_patch: null }, whole, chain: [] };
};
