import type { Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import type { ChunkMetadata } from "../chunk/chunk.ts";
import { bareId } from "../packs/conflicts.ts";
import { fuse, namedBoost } from "./fuse.ts";
import type { RankedCorpus } from "./fuse.ts";
import { foldText, containsName } from "./names.ts";
import type { LoreFilter, LoreViewer } from "./query.ts";
import type { RankedPiece } from "./rank.ts";
import type { PendingCandidate } from "./spend-budget.ts";
import type { Viewpoint } from "./viewpoint.ts";

/** A query of packs. */
export interface AuthoredQuery {
  readonly text: string;
  readonly viewer: LoreViewer;
  readonly filter: LoreFilter;
  readonly viewpoint: Viewpoint;
}

/** Candidates among ranked chunks, best first. Players get only what they currently may read. */
export const findAuthored = async (
  db: Kysely<Tables>,
  corpus: RankedCorpus,
  { text, viewer, filter, viewpoint }: AuthoredQuery,
): Promise<PendingCandidate[]> => {
  const { ranked } = corpus;
  const chunks = await readChunks(db, ranked);
  const shown = ranked.filter(({ id }) => chunks.has(id) && (viewer === "dm" || isShown(chunks.get(id), viewpoint)));
  const folded = ` ${foldText(text)} `;
  const fused = fuse({ ...corpus, ranked: shown }, ({ id }) => namedIn(folded, chunks.get(id)).length > 0);
  return fused.flatMap(({ id, score, terms, weight, text: byText, vector }): PendingCandidate[] => {
    const chunk = chunks.get(id);
    if (chunk === undefined) return [];
    return [
      {
        id,
        source: "authored",
        packId: chunk.pack_id,
        place: chunk.section_path,
        text: chunk.chunk_text,
        tokens: chunk.tokens,
        score: Math.min(score, namedBoost),
        matched: { terms, weight, text: byText, vector, named: namedIn(folded, chunk) },
        subjectId: chunk.metadata.file_id,
        turns: null,
        turnNo: null,
        exclusion: matches(filter, chunk.metadata) ? null : "It does not match the filter.",
      },
    ];
  });
};

interface ChunkRow {
  readonly id: string;
  readonly pack_id: string;
  readonly section_path: string;
  readonly chunk_text: string;
  readonly tokens: number;
  readonly visibility: string;
  readonly metadata: ChunkMetadata;
}

const readChunks = async (db: Kysely<Tables>, ranked: readonly RankedPiece[]): Promise<Map<string, ChunkRow>> => {
  if (ranked.length === 0) return new Map();
  const rows = await db
    .selectFrom("pack_chunks")
    .select(["id", "pack_id", "section_path", "chunk_text", "tokens", "visibility"])
    .select((eb) => eb.ref("metadata").$castTo<ChunkMetadata>().as("metadata"))
    .where("pack_id", "in", [...new Set(ranked.map(({ owner }) => owner))])
    .where(
      "id",
      "in",
      ranked.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const namedIn = (folded: string, chunk: ChunkRow | undefined): string[] => {
  if (chunk === undefined) return [];
  const { title, aliases } = chunk.metadata;
  return [title, ...aliases].some((name) => containsName(folded, name)) ? [title] : [];
};

/**
 * True when players currently may read a chunk: it is not a section for the DM, it is known or its subject has been discovered, its
 * subject is not hidden, and its text names no hidden entity. Files with the same id in several packs describe the same subject.
 */
export const isShown = (
  chunk: (Pick<ChunkRow, "visibility" | "chunk_text"> & { readonly metadata: Pick<ChunkMetadata, "file_id"> }) | undefined,
  { hidden, known = [] }: Pick<Viewpoint, "hidden"> & Partial<Pick<Viewpoint, "known">>,
): boolean => {
  if (chunk === undefined || chunk.visibility === "dm") return false;
  const subject = bareId(chunk.metadata.file_id);
  const isSubject = ({ id, packId }: Viewpoint["hidden"][number]) =>
    [id, packId ?? id].some((each) => each.includes(":") && bareId(each) === subject);
  if (chunk.visibility !== "known" && !known.some(isSubject)) return false;
  const folded = ` ${foldText(chunk.chunk_text)} `;
  return !hidden.some((entity) => isSubject(entity) || entity.names.slice(0, 1).some((name) => containsName(folded, name)));
};

const metadataKeys = {
  locationIds: "location_ids",
  entityIds: "entity_ids",
  factionIds: "faction_ids",
  threadIds: "thread_ids",
  tags: "tags",
} as const;

const matches = (filter: LoreFilter, metadata: ChunkMetadata): boolean => {
  if (filter.fromTurn !== undefined || filter.toTurn !== undefined) return false;
  const lists = (["locationIds", "entityIds", "factionIds", "threadIds", "tags"] as const).filter((key) => (filter[key]?.length ?? 0) > 0);
  return (
    lists.length === 0 ||
    lists.some((key) =>
      (filter[key] ?? []).some((id) => [...metadata[metadataKeys[key]], metadata.file_id].some((one) => bareId(one) === bareId(id))),
    )
  );
};
