import type { DatabaseConnection, KeptReads } from "freeform-rpg/db";
import { seenBy } from "freeform-rpg/db/lib";
import { addFormerNames, withCanonicalNames, applyCanonicalNames } from "../canonical-names.ts";
import { syncHistory } from "../index/sync-history.ts";
import { historyCollection, packCollection } from "../index/collection.ts";
import type { Collection } from "../index/collection.ts";
import { recordUsage } from "../index/record-usage.ts";
import type { Maintenance } from "../index/maintenance.ts";
import { findOverridden } from "../packs/overridden.ts";
import { findAuthored } from "./find-authored.ts";
import { findHistory } from "./find-history.ts";
import type { RankedCorpus } from "./fuse.ts";
import { findNamed, foldText, containsName } from "./names.ts";
import type { IncludedPieces, LoreQuery, LoreResult } from "./query.ts";
import type { QueryPlacer } from "./query-vectors.ts";
import { correctTerms } from "./correct-terms.ts";
import { rank } from "./rank.ts";
import { readTerms } from "./read-terms.ts";
import type { KnownTerms } from "./read-terms.ts";
import type { FindSubjects } from "./find-subjects.ts";
import { putStoryFirst, spendBudget } from "./spend-budget.ts";
import type { PendingCandidate } from "./spend-budget.ts";
import { addStoryTimes } from "./story-times.ts";
import { packsViewpoint, readViewpoint, toViewpoint } from "./viewpoint.ts";
import type { StoredViewpoint, Viewpoint } from "./viewpoint.ts";
import { weightTerms } from "./weight-terms.ts";
import type { WeightedTerm } from "./weight-terms.ts";

/** The dependencies of a search. */
export interface SearchDeps {
  readonly database: DatabaseConnection;
  readonly placer: QueryPlacer;
  readonly findSubjects: FindSubjects;
  readonly maintenance: Pick<Maintenance, "follow">;
  readonly viewpoints?: KeptReads<StoredViewpoint | null>;
}

/** Searches lore: filter, ranking, budget. Every candidate is returned with a reason. Throws `campaign_not_found`. */
export const search = async (tools: SearchDeps, query: LoreQuery): Promise<LoreResult> => {
  const started = performance.now();
  const { candidates: found, notices } = await findCandidates(tools, query);
  const renamed = await applyCanonicalNames(found, query.canon ?? null, query.viewer);
  const best = renamed.map((candidate) => excludeWeak(candidate, query)).toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const chosen = spendBudget(putStoryFirst(best, query.storyFirst ?? 0), query.maxTokens ?? 3000, query.limit ?? 20);
  const candidates = await addStoryTimes(tools.database.sql, query.campaignId, chosen);
  const passages = candidates.filter(({ used }) => used);
  return {
    passages,
    candidates,
    totalTokens: passages.reduce((sum, { tokens }) => sum + tokens, 0),
    queryTimeMs: performance.now() - started,
    notices,
  };
};

/** Excludes pieces that the caller has, and those that match the query too weakly. */
const excludeWeak = (candidate: PendingCandidate, { included, minWeight = 0 }: LoreQuery): PendingCandidate => {
  if (candidate.exclusion !== null) return candidate;
  if (included !== undefined && isIncluded(candidate, included)) return { ...candidate, exclusion: "The caller already has it." };
  const { named, weight, vector } = candidate.matched;
  if (named.length > 0 || weight >= minWeight || (vector ?? 0) >= minCosine) return candidate;
  return { ...candidate, exclusion: "It matches too little of the query." };
};

/** The cosine from which a piece is used whatever its words. */
const minCosine = 0.6;

const isIncluded = ({ id, source, turnNo }: PendingCandidate, { ids, fromTurn }: IncludedPieces): boolean =>
  ids.has(id) || (source === "history" && turnNo !== null && turnNo >= fromTurn);

const findCandidates = async (
  tools: SearchDeps,
  query: LoreQuery,
): Promise<{ candidates: readonly PendingCandidate[]; notices: readonly string[] }> => {
  const { database, maintenance } = tools;
  const { sql: db } = database;
  const { viewer, filter = {} } = query;
  const sighted = query.eyes === undefined ? db : seenBy(db, query.eyes);
  const viewpoint = withCanonicalNames(await readCurrent(tools, query, sighted), query.canon ?? null);
  const [packs, story] = [packsOf(query, viewpoint), historyOf(query)];
  if (story !== null && ((viewpoint.unindexedEvents ?? 0) > (query.lag ?? 0) || viewpoint.hasChangedPassages === true))
    await syncHistoryIndex({ database, maintenance }, story);
  const corpusText = addFormerNames(query.text, query.canon ?? null);
  const text = [corpusText, ...(packs.length > 0 ? packNamesIn(corpusText, viewpoint) : [])].join("\n");
  const stories = story === null ? [] : [story];
  const known = await correctTerms(db, await readTerms(db, [...packs, ...stories], text));
  const { minWeight = 0 } = query;
  const ask = (collections: readonly Collection[], needed: number) =>
    rankCorpus(tools, { collections, text, known, needed, isWidened: minWeight === 0 });
  const authored = await ask(packs, 0);
  const history = await ask(stories, findNamed(text, viewpoint.known).length > 0 ? 0 : minWeight);
  return {
    candidates: [
      ...(await excludeOverridden(db, await findAuthored(db, authored, { text, viewer, filter, viewpoint }), viewpoint)),
      ...(story === null ? [] : await findHistory(sighted, history, { campaignId: story.id, text: corpusText, viewer, filter, viewpoint })),
    ],
    notices: [...new Set([...authored.notices, ...history.notices])],
  };
};

/** The viewpoint of a search. That of a turn was read with its world; what some know otherwise is read as they know it. */
const readCurrent = async (
  { database, viewpoints }: SearchDeps,
  { campaignId, runId, eyes }: LoreQuery,
  sighted: DatabaseConnection["sql"],
): Promise<Viewpoint> => {
  const ahead = runId === undefined || eyes !== undefined ? undefined : viewpoints?.take(runId);
  if (ahead) return toViewpoint(ahead);
  return campaignId === null ? packsViewpoint(database.sql) : readViewpoint(sighted, campaignId);
};

/** Excludes pieces that a more specific pack of the campaign overrides. */
const excludeOverridden = async (
  db: DatabaseConnection["sql"],
  candidates: readonly PendingCandidate[],
  { packIds }: Viewpoint,
): Promise<PendingCandidate[]> => {
  const ids = candidates.map(({ id }) => id);
  const overridden = await findOverridden(db, ids, packIds);
  return candidates.map((candidate) => {
    const winner = overridden.get(candidate.id);
    return winner === undefined
      ? candidate
      : { ...candidate, exclusion: candidate.exclusion ?? `${winner} replaces it: its pack is more specific.` };
  });
};

const syncHistoryIndex = async (
  { database, maintenance }: Pick<SearchDeps, "database" | "maintenance">,
  story: Collection,
): Promise<void> => {
  await syncHistory(database, story.id);
  maintenance.follow(story);
};

interface CorpusQuery {
  readonly collections: readonly Collection[];
  readonly text: string;
  readonly known: readonly KnownTerms[];
  /** The weight that a piece needs in words of the query; 0 where it may also be found by a name. */
  readonly needed: number;
  /** Whether words on the same subjects count. Where a piece must have words of the query they would find what is then left out. */
  readonly isWidened: boolean;
}

const rankCorpus = async (
  { database, placer, findSubjects }: Pick<SearchDeps, "database" | "placer" | "findSubjects">,
  { collections, text, known, needed, isWidened }: CorpusQuery,
): Promise<RankedCorpus & { readonly notices: readonly string[] }> => {
  const own = known.filter(({ collection }) => collections.some(({ key }) => key === collection));
  if (own.length === 0) return { ranked: [], asked: 0, byModel: false, notices: [] };
  const terms = weightTerms(own);
  const { vectors, notices, usage } = await placer.place(text, own, terms);
  for (const { made, ...cost } of usage) await recordUsage(database.sql, made, cost);
  const subjects = isWidened ? await findSubjects(database.sql, own) : null;
  // Words that are too common for any piece to be used are in most of a long story: to rank it by them takes as long as it is.
  const ofUse = sumWorth(terms) < needed ? [] : terms;
  const byModel = own.some(({ collection, model }) => model !== "" && vectors.some((vector) => vector.collection === collection));
  const ranked = await rank(database, collections, {
    terms: [...ofUse, ...(subjects?.terms ?? [])],
    vectors,
    likeness: subjects?.likeness ?? null,
  });
  return { ranked, asked: weightAsked(own, terms), byModel, notices };
};

/** The weight of all words of a query: one that no piece contains weighs as much as one of a single piece. */
const weightAsked = (known: readonly KnownTerms[], terms: readonly WeightedTerm[]): number => {
  const found = new Set(known.flatMap((collection) => collection.terms.map(({ term }) => term)));
  const unknown = new Set(known.flatMap(({ asked }) => asked.filter((term) => !found.has(term))));
  return unknown.size + sumWorth(terms);
};

const sumWorth = (terms: readonly WeightedTerm[]): number => terms.reduce((sum, { worth }) => sum + worth, 0);

const packsOf = ({ packIds, corpus = "all" }: LoreQuery, viewpoint: Viewpoint): Collection[] => {
  if (corpus === "history") return [];
  return (packIds ?? viewpoint.packIds).filter((id) => viewpoint.packIds.includes(id)).map(packCollection);
};

const historyOf = ({ campaignId, corpus = "all" }: LoreQuery): Collection | null =>
  campaignId === null || corpus === "authored" ? null : historyCollection(campaignId);

/** The pack's names of mentioned entities that the campaign has renamed. Adding every alias would lower the precision. */
const packNamesIn = (text: string, { known }: Viewpoint): string[] => {
  const folded = ` ${foldText(text)} `;
  const packNames = findNamed(text, known).flatMap(({ packId }) => (packId === null ? [] : [packId.slice(packId.indexOf(":") + 1)]));
  return packNames.map((name) => name.replaceAll(/[_-]+/g, " ")).filter((name) => !containsName(folded, name));
};
