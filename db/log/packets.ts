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

/** The event of a whole packet. Its run names it, also where a deleted campaign comes back under the same id. */
export interface PacketBase {
  readonly seq: number;
  readonly runId: string;
  readonly packet: string;
  /** Where the party was. */
  readonly place: string;
  /** The settings of the campaign in that event's outputs; `null` where there are none. */
  readonly settings: string | null;
}

/** The latest whole packets that this process stored, of the last places of each campaign. */
export interface Packets {
  /** The one that a packet has most in common with: of the same place, else the latest. */
  baseOf(campaignId: string, packet: unknown): PacketBase | null;
  /** Remembers an event whose packet is stored whole. */
  remember(event: NewEvent, seq: number, stored: StoredPacket): void;
}

/** Campaigns whose packets are remembered: about 50 kB for each place. */
const rememberedCampaigns = 100;
const rememberedPlaces = 4;

/** Differences that are longer than this part of a packet begin a new whole one. */
const worthwhile = 1 / 3;

/** Opens the memory of one process. */
export const openPackets = (): Packets => {
  const campaigns = new Map<string, readonly PacketBase[]>();
  return {
    baseOf: (campaignId, packet) => {
      const bases = campaigns.get(campaignId) ?? [];
      const place = placeOf(packet);
      return bases.find((base) => base.place === place) ?? bases[0] ?? null;
    },
    remember: (event, seq, { context_packet: packet }) => {
      const { campaignId, runId, contextPacket } = event;
      if (runId === null || packet === none) return;
      const place = placeOf(contextPacket);
      const others = (campaigns.get(campaignId) ?? []).filter((base) => base.place !== place);
      remember(
        campaigns,
        rememberedCampaigns,
        campaignId,
        [{ seq, runId, packet, place, settings: settingsIn(event) }, ...others].slice(0, rememberedPlaces),
      );
    },
  };
};

const Placed = z.object({ scene: z.object({ location_id: z.string() }) });

const placeOf = (packet: unknown): string => Placed.safeParse(packet).data?.scene.location_id ?? "";

const none = "null";

/** The stored form of a packet: nine tenths of it are mostly those of the turns before. */
export const storePacket = (packet: unknown, base: PacketBase | null): StoredPacket => {
  const whole = encodeJson(packet);
  if (base === null || whole === none) return { context_packet: whole, packet_base: null, packet_patch: null };
  const patch = JSON.stringify(diffJson(JSON.parse(base.packet), JSON.parse(whole)));
  if (patch.length > whole.length * worthwhile) return { context_packet: whole, packet_base: null, packet_patch: null };
  return { context_packet: none, packet_base: base.seq, packet_patch: patch };
};
