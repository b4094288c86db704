import { BasePacket } from "freeform-rpg/schemas/turn";
import type { CampaignDocuments } from "freeform-rpg/schemas/turn";
import type { TurnRequest, Visibility, World } from "freeform-rpg/schemas";
import { campaignNotFound, DatabaseError } from "../errors.ts";
import { patchJson } from "../log/packet-patch.ts";
import type { Value } from "../log/packet-patch.ts";
import { digestTurn } from "./digest.ts";
import { worldQuery } from "./world-query.ts";
import { seenBy } from "../sight/seen-by.ts";
import { openDocumentMemory } from "./known-documents.ts";
import type { StoredDocuments } from "./known-documents.ts";
import { openKnownBases } from "./known-bases.ts";
import type { KnownBases } from "./known-bases.ts";
import type { RawWorld, StoredBase, UnknownRow } from "./world-query.ts";
import type { DatabaseConnection, WorldReader } from "../tokens.ts";

/** Reads worlds from a database, in one statement each. */
export const createWorldReader = (database: DatabaseConnection, bases: KnownBases = openKnownBases()): WorldReader => {
  const documents = openDocumentMemory();
  return {
    read: async (request, ahead = []) => {
      const id = request.campaign_id;
      const known = bases.of(id);
      const parsed = documents.of(id);
      const { rows } = await worldQuery(request, { base: known?.run ?? null, documents: parsed?.mark ?? null }, ahead).execute(
        database.sql,
      );
      for (const read of ahead) read.keep(request, rows[0]?.ahead[read.name]);
      const stored = rows[0]?.world.conversation.base ?? null;
      const base = known !== null && stored?.run === known.run ? known.packet : parseBase(stored);
      if (stored !== null) bases.remember(id, { run: stored.run, packet: base });
      return toWorld(request, rows[0]?.world, { base, parse: (raw) => documents.parse(id, raw, parsed) });
    },
    readAs: async (request, characterIds) => {
      const id = request.campaign_id;
      const eyes = { campaignId: id, characterIds };
      const parsed = documents.of(id);
      const { rows } = await worldQuery(request, { base: null, documents: parsed?.mark ?? null }).execute(seenBy(database.sql, eyes));
      const [raw] = rows;
      const base = parseBase(raw?.world.conversation.base ?? null);
      const { elsewhere: _, parted: __, ...seen } = toWorld(request, raw?.world, { base, parse: (of) => documents.parse(id, of, parsed) });
      return { ...seen, readers: [...characterIds] };
    },
  };
};

/** Archives may lack packets, and older ones have another shape: the turn then begins with its own. */
const parseBase = (base: StoredBase | null): World["conversation"]["base"] => BasePacket.safeParse(makeWhole(base)).data ?? null;

/** What of a world was not read from its rows alone. */
interface LongParts {
  readonly base: World["conversation"]["base"];
  readonly parse: (stored: StoredDocuments) => CampaignDocuments;
}

const toWorld = (request: TurnRequest, raw: RawWorld | undefined, { base, parse }: LongParts): World => {
  if (raw === undefined || raw.campaign === null) throw campaignNotFound(request.campaign_id);
  const { campaign, scene, director, turns, conversation, parted, elsewhere, unknown, ...rows } = raw;
  const parts = asKnown(rows, unknown);
  if (scene === null || director === null) throw notBegun(request);
  if (!parts.entities.some(({ id }) => id === request.actor_id)) throw actorNotFound(request);
  return {
    ...parts,
    ...(parted && { parted }),
    ...(elsewhere.length > 0 && { elsewhere }),
    campaign: { ...campaignOf(campaign), ...parse(campaign) },
    actor_id: request.actor_id,
    scene,
    director,
    recent_turns: turns.map(digestTurn),
    conversation: { turns: conversation.turns, base },
  };
};

const campaignOf = (stored: RawWorld["campaign"]) => {
  const { mark: _, documents: __, ...head } = stored;
  return head;
};

const makeWhole = (base: StoredBase | null): unknown =>
  base?.packet === undefined ? undefined : (base.patches ?? []).reduce<Value>(patchJson, base.packet);

type KnownParts = Pick<RawWorld, "entities" | "facts" | "threads" | "clocks" | "situations" | "threats">;

/** The rows with the visibility that they have for the actor, who may find out what others know. Dangers that they never heard of are not theirs. */
const asKnown = <T extends KnownParts>(parts: T, unknown: readonly UnknownRow[]): T => {
  if (unknown.length === 0) return parts;
  const found = new Map(unknown.map(({ table, key, visibility }) => [`${table} ${key}`, visibility ?? "world"]));
  const hidden = <R extends { readonly id: string; readonly visibility: Visibility }>(table: string, rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, visibility: found.get(`${table} ${row.id}`) ?? row.visibility }));
  const without = <R extends { readonly id: string }>(table: string, rows: readonly R[]): R[] =>
    rows.filter(({ id }) => !found.has(`${table} ${id}`));
  return {
    ...parts,
    entities: hidden("entities", parts.entities),
    facts: hidden("facts", parts.facts),
    threads: hidden("threads", parts.threads),
    clocks: hidden("clocks", parts.clocks),
    situations: without("situations", parts.situations),
    threats: without("threats", parts.threats),
  };
};

const notBegun = ({ campaign_id }: TurnRequest): DatabaseError =>
  new DatabaseError(
    "campaign_not_begun",
    `The campaign "${campaign_id}" has no scene yet: its first event is missing. Creating it was most likely interrupted. Create it again.`,
  );

const actorNotFound = ({ campaign_id, actor_id }: TurnRequest): DatabaseError =>
  new DatabaseError(
    "actor_not_found",
    `There is no character "${actor_id}" in the campaign "${campaign_id}". It may have been removed by a rewind: choose an existing character.`,
  );
