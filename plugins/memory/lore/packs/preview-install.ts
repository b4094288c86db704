import type { Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import { compare } from "semver";
import { showProblem } from "freeform-rpg/documents";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkPack } from "../chunk/load-chunker.ts";
import type { Pack } from "../read-pack.ts";
import { findConflicts } from "./conflicts.ts";
import type { FileClaim } from "./conflicts.ts";
import { readPlacedPacks } from "./overridden.ts";
import type { PackChange, PackPreview } from "./pack-preview.ts";
import { readCampaignsUsing, readInstalled } from "./read-installed.ts";

/** Previews the installation of packs: the changes compared with the installed packs. */
export const previewInstall = async (db: Kysely<Tables>, packs: readonly Pack[]): Promise<PackPreview> => {
  const installed = await readInstalled(db);
  const changes: PackChange[] = [];
  for (const pack of packs) changes.push(await changeOf(db, pack, installed.find(({ id }) => id === pack.manifest.id)?.version ?? null));
  const touched = changes.filter(({ from, action }) => from !== null && action !== "nothing").map(({ pack_id }) => pack_id);
  return {
    packs: changes,
    conflicts: await conflictsWith(
      db,
      packs,
      installed.map(({ id }) => id),
    ),
    warnings: packs.flatMap(({ warnings }) => warnings.map(showProblem)),
    campaigns: await readCampaignsUsing(db, touched),
  };
};

const changeOf = async (db: Kysely<Tables>, pack: Pack, from: string | null): Promise<PackChange> => {
  const chunks = await chunkPack(pack);
  const stored = await db
    .selectFrom("pack_chunks")
    .select(["id", "file_path", "content_hash"])
    .where("pack_id", "=", pack.manifest.id)
    .execute();
  const counts = countChunks(chunks, stored);
  const files = compareFiles(chunks, stored);
  const { id, name, layer, version } = pack.manifest;
  const same = counts.added + counts.changed + counts.removed === 0 && from === version;
  return {
    pack_id: id,
    name,
    layer,
    from,
    to: version,
    action: actionOf(from, version, same),
    files,
    chunks: counts,
    tokens: chunks.reduce((sum, { tokens }) => sum + tokens, 0),
  };
};

const actionOf = (from: string | null, to: string, same: boolean): PackChange["action"] => {
  if (from === null) return "install";
  const order = compare(to, from);
  if (order !== 0) return order > 0 ? "upgrade" : "downgrade";
  return same ? "nothing" : "refresh";
};

interface StoredChunk {
  readonly id: string;
  readonly file_path: string;
  readonly content_hash: string;
}

const countChunks = (chunks: readonly Chunk[], stored: readonly StoredChunk[]): PackChange["chunks"] => {
  const known = new Map(stored.map(({ id, content_hash }) => [id, content_hash]));
  const added = chunks.filter(({ id }) => !known.has(id)).length;
  const unchanged = chunks.filter(({ id, hash }) => known.get(id) === hash).length;
  return { added, kept: unchanged, changed: chunks.length - added - unchanged, removed: stored.length - (chunks.length - added) };
};

const compareFiles = (chunks: readonly Chunk[], stored: readonly StoredChunk[]): PackChange["files"] => {
  const [now, before] = [
    hashes(chunks.map(({ file_path, hash }) => [file_path, hash])),
    hashes(stored.map(({ file_path, content_hash }) => [file_path, content_hash])),
  ];
  return {
    added: [...now.keys()].filter((path) => !before.has(path)),
    changed: [...now].filter(([path, hash]) => before.has(path) && before.get(path) !== hash).map(([path]) => path),
    removed: [...before.keys()].filter((path) => !now.has(path)).toSorted(),
  };
};

const hashes = (pairs: readonly (readonly [path: string, hash: string])[]): Map<string, string> => {
  const files = new Map<string, string[]>();
  for (const [path, hash] of pairs) files.set(path, [...(files.get(path) ?? []), hash]);
  return new Map([...files].map(([path, own]) => [path, own.toSorted().join()]));
};

/** Finds the conflicts between these packs and the installed ones. */
const conflictsWith = async (
  db: Kysely<Tables>,
  packs: readonly Pack[],
  installedIds: readonly string[],
): Promise<PackPreview["conflicts"]> => {
  const own = packs.map(({ manifest }) => manifest.id);
  const others = installedIds.filter((id) => !own.includes(id));
  const placed = packs.map(({ manifest }) => ({
    id: manifest.id,
    layer: manifest.layer,
    dependsOn: manifest.depends_on.map(({ id }) => id),
  }));
  const claims = [...(await readClaims(db, others)), ...packs.flatMap(claimsOf)];
  const found = findConflicts(claims, [...(await readPlacedPacks(db, others)), ...placed]);
  const isOwn = (fileId: string) => own.some((id) => fileId.startsWith(`${id}:`));
  return found.filter(({ winner, losers }) => [winner, ...losers].some(isOwn)).map((each) => ({ ...each, losers: [...each.losers] }));
};

const claimsOf = ({ manifest, files }: Pack): FileClaim[] =>
  files.map(({ id, title, metadata }) => ({ pack_id: manifest.id, file_id: id, type: metadata.type, title, aliases: metadata.aliases }));

/** Reads the ids and names that installed packs define. */
export const readClaims = async (db: Kysely<Tables>, packIds: readonly string[]): Promise<FileClaim[]> => {
  if (packIds.length === 0) return [];
  const rows = await db
    .selectFrom("pack_chunks")
    .select("pack_id")
    .select((eb) => eb.ref("metadata").$castTo<Omit<FileClaim, "pack_id">>().as("claim"))
    .where("pack_id", "in", packIds)
    .orderBy("pack_id")
    .orderBy("position")
    .execute();
  const files = new Map(rows.map(({ pack_id, claim }) => [claim.file_id, { pack_id, claim }]));
  return [...files.values()].map(({ pack_id, claim: { file_id, type, title, aliases } }) => ({ pack_id, file_id, type, title, aliases }));
};
