import type { DatabaseConnection } from "freeform-rpg/db";
import { askInCorpusNames, standCanonically, tellCandidates } from "../canonical-names.ts";
import { catchUp } from "../index/catch-up.ts";
import { historyCollection, packCollection } from "../index/collection.ts";
import type { Collection } from "../index/collection.ts";
import { noteSpending } from "../index/spending.ts";
import type { Upkeep } from "../index/upkeep.ts";
import { findOverridden } from "../packs/overridden.ts";
import { findAuthored } from "./find-authored.ts";
import { findHistory } from "./find-history.ts";
import { findNamed, foldText, holds } from "./names.ts";
import type { AtHand, LoreQuery, LoreResult } from "./query.ts";
import type { QueryPlacer } from "./query-vectors.ts";
import { mendTerms } from "./mend-terms.ts";
import { rank } from "./rank.ts";
import type { Ranked } from "./rank.ts";
import { readTerms } from "./read-terms.ts";
import type { KnownTerms } from "./read-terms.ts";
import { putStoryFirst, spendBudget } from "./spend-budget.ts";
import type { Undecided } from "./spend-budget.ts";
import { bareViewpoint, readViewpoint } from "./viewpoint.ts";
import type { Viewpoint } from "./viewpoint.ts";
import { weighTerms } from "./weigh-terms.ts";

/** What a search is made with. */
export interface SearchTools {
  readonly database: DatabaseConnection;
  readonly placer: QueryPlacer;
  readonly upkeep: Pick<Upkeep, "follow">;
}

/** Answers a question: filter, ranking, budget. Every candidate comes back with its reason. Throws `campaign_not_found`. */
export const search = async (tools: SearchTools, query: LoreQuery): Promise<LoreResult> => {
  const started = performance.now();
  const { candidates: found, notices } = await findCandidates(tools, query);
  const told = await tellCandidates(found, query.canon ?? null, query.viewer);
  const best = told.map((candidate) => leaveOut(candidate, query)).toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const candidates = spendBudget(putStoryFirst(best, query.story_first ?? 0), query.max_tokens ?? 3000, query.limit ?? 20);
  const passages = candidates.filter(({ used }) => used);
  return {
    passages,
    candidates,
    total_tokens: passages.reduce((sum, { tokens }) => sum + tokens, 0),
    query_time_ms: performance.now() - started,
    notices,
  };
};

/** Pieces that the caller has, or that say too little about the question, are considered but not used. */
const leaveOut = (candidate: Undecided, { at_hand, least_weight = 0 }: LoreQuery): Undecided => {
  if (candidate.fault !== null) return candidate;
  if (at_hand !== undefined && isAtHand(candidate, at_hand)) return { ...candidate, fault: "It is at hand already." };
  const { named, weight, vector } = candidate.matched;
  if (named.length > 0 || weight >= least_weight || (vector ?? 0) >= nearEnough) return candidate;
  return { ...candidate, fault: "It holds too little of what was said." };
};

/** Cosine from which a piece counts as being about what was asked, whatever its words. */
const nearEnough = 0.6;

const isAtHand = ({ id, source, turn_no }: Undecided, { ids, from_turn }: AtHand): boolean =>
  ids.has(id) || (source === "history" && turn_no !== null && turn_no >= from_turn);

const findCandidates = async (
  { database, placer, upkeep }: SearchTools,
  query: LoreQuery,
): Promise<{ candidates: readonly Undecided[]; notices: readonly string[] }> => {
  const { sql: db } = database;
  const { viewer, campaign_id, filter = {} } = query;
  const read = await (campaign_id === null ? bareViewpoint(db) : readViewpoint(db, campaign_id));
  const standpoint = standCanonically(read, query.canon ?? null);
  const [packs, story] = [packsOf(query, standpoint), storyOf(query)];
  if (story !== null && ((standpoint.behind ?? 0) > (query.lag ?? 0) || standpoint.retold === true))
    await bringUp({ database, upkeep }, story);
  const corpusText = askInCorpusNames(query.text, query.canon ?? null);
  const text = [corpusText, ...(packs.length > 0 ? renamed(corpusText, standpoint) : [])].join("\n");
  const known = await mendTerms(db, await readTerms(db, [...packs, ...(story === null ? [] : [story])], text));
  const ask = (collections: readonly Collection[]) => rankCorpus({ database, placer }, { collections, text, known });
  const [authored, history] = [await ask(packs), await ask(story === null ? [] : [story])];
  return {
    candidates: [
      ...(await leaveOverridden(db, await findAuthored(db, authored.ranked, { text, viewer, filter, standpoint }), standpoint)),
      ...(story === null ? [] : await findHistory(db, history.ranked, { campaign_id: story.id, text: corpusText, viewer, standpoint })),
    ],
    notices: [...new Set([...authored.notices, ...history.notices])],
  };
};

/** A piece that a more specific pack of the campaign overrides is not used. */
const leaveOverridden = async (
  db: DatabaseConnection["sql"],
  candidates: readonly Undecided[],
  { pack_ids }: Viewpoint,
): Promise<Undecided[]> => {
  const ids = candidates.map(({ id }) => id);
  const overridden = await findOverridden(db, ids, pack_ids);
  return candidates.map((candidate) => {
    const winner = overridden.get(candidate.id);
    return winner === undefined
      ? candidate
      : { ...candidate, fault: candidate.fault ?? `${winner} stands in its place: its pack is more specific.` };
  });
};

const bringUp = async ({ database, upkeep }: Pick<SearchTools, "database" | "upkeep">, story: Collection): Promise<void> => {
  await catchUp(database, story.id);
  upkeep.follow(story);
};

interface CorpusQuestion {
  readonly collections: readonly Collection[];
  readonly text: string;
  readonly known: readonly KnownTerms[];
}

const rankCorpus = async (
  { database, placer }: Pick<SearchTools, "database" | "placer">,
  { collections, text, known }: CorpusQuestion,
): Promise<{ ranked: Ranked[]; notices: readonly string[] }> => {
  const own = known.filter(({ collection }) => collections.some(({ key }) => key === collection));
  if (own.length === 0) return { ranked: [], notices: [] };
  const terms = weighTerms(own);
  const { vectors, notices, spent } = await placer.place(text, own, terms);
  for (const { made, ...cost } of spent) await noteSpending(database.sql, made, cost);
  return { ranked: await rank(database, collections, { terms, vectors }), notices };
};

const packsOf = ({ pack_ids, corpus = "all" }: LoreQuery, standpoint: Viewpoint): Collection[] => {
  if (corpus === "history") return [];
  return (pack_ids ?? standpoint.pack_ids).filter((id) => standpoint.pack_ids.includes(id)).map(packCollection);
};

const storyOf = ({ campaign_id, corpus = "all" }: LoreQuery): Collection | null =>
  campaign_id === null || corpus === "authored" ? null : historyCollection(campaign_id);

/** The name in the pack of an entity that the campaign has renamed. Adding every alias would lower the precision. */
const renamed = (text: string, { known }: Viewpoint): string[] => {
  const folded = ` ${foldText(text)} `;
  const packNames = findNamed(text, known).flatMap(({ pack_id }) => (pack_id === null ? [] : [pack_id.slice(pack_id.indexOf(":") + 1)]));
  return packNames.map((name) => name.replaceAll(/[_-]+/g, " ")).filter((name) => !holds(folded, name));
};
