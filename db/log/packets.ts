import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import type { NewEvent } from "../tokens.ts";
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
}

/** The latest whole packets that this process stored. */
export interface Packets {
  baseOf(campaignId: string): PacketBase | null;
  /** Remembers an event whose packet is stored whole. */
  remember(event: NewEvent, seq: number, stored: StoredPacket): void;
}

/** Campaigns whose packet is remembered: about 50 kB each. */
const remembered = 200;

/** Differences that are longer than this part of a packet begin a new whole one. */
const worthwhile = 1 / 4;

/** Opens the memory of one process. */
export const openPackets = (): Packets => {
  const bases = new Map<string, PacketBase>();
  return {
    baseOf: (campaignId) => bases.get(campaignId) ?? null,
    remember: ({ campaignId, runId }, seq, { context_packet: packet }) => {
      if (runId === null || packet === none) return;
      bases.delete(campaignId);
      bases.set(campaignId, { seq, runId, packet });
      const oldest = bases.size > remembered ? bases.keys().next().value : undefined;
      if (oldest !== undefined) bases.delete(oldest);
    },
  };
};

const none = "null";

/** The stored form of a packet: nine tenths of it are mostly those of the turns before. */
export const storePacket = (packet: unknown, base: PacketBase | null): StoredPacket => {
  const whole = encodeJson(packet);
  if (base === null || whole === none) return { context_packet: whole, packet_base: null, packet_patch: null };
  const patch = JSON.stringify(diffJson(JSON.parse(base.packet), JSON.parse(whole)));
  if (patch.length > whole.length * worthwhile) return { context_packet: whole, packet_base: null, packet_patch: null };
  return { context_packet: none, packet_base: base.seq, packet_patch: patch };
};
