import type { DatabaseConnection } from "freeform-rpg/db";
import { catchUp } from "../index/catch-up.ts";
import { findAuthored } from "./find-authored.ts";
import { findHistory } from "./find-history.ts";
import { findNamed, foldText, holds } from "./names.ts";
import type { LoreQuery, LoreResult } from "./query.ts";
import { spendBudget } from "./spend-budget.ts";
import type { Undecided } from "./spend-budget.ts";
import { bareStandpoint, readStandpoint } from "./standpoint.ts";
import type { Standpoint } from "./standpoint.ts";

/** Answers a question: filter, ranking, budget. Every candidate comes back with its reason. Throws `campaign_not_found`. */
export const search = async (database: DatabaseConnection, query: LoreQuery): Promise<LoreResult> => {
  const started = performance.now();
  const { sql: db } = database;
  const standpoint = await (query.campaign_id === null ? bareStandpoint(db) : readStandpoint(db, query.campaign_id));
  const found = [...(await askPacks(database, query, standpoint)), ...(await askHistory(database, query, standpoint))];
  const best = found.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const candidates = spendBudget(best, query.max_tokens ?? 3000, query.limit ?? 20);
  const passages = candidates.filter(({ used }) => used);
  return {
    passages,
    candidates,
    total_tokens: passages.reduce((sum, { tokens }) => sum + tokens, 0),
    query_time_ms: performance.now() - started,
  };
};

const askPacks = async ({ sql: db }: DatabaseConnection, query: LoreQuery, standpoint: Standpoint): Promise<Undecided[]> => {
  const { text, viewer, filter = {}, corpus = "all" } = query;
  if (corpus === "history") return [];
  const packs = (query.pack_ids ?? standpoint.pack_ids).filter((id) => standpoint.pack_ids.includes(id));
  const asked = [text, ...renamed(text, standpoint)].join("\n");
  const found: Undecided[] = [];
  for (const pack_id of packs) found.push(...(await findAuthored(db, { pack_id, text: asked, viewer, filter, standpoint })));
  return found;
};

/** The name under which a pack knows somebody whom the story calls otherwise; adding every alias would hurt more than it helps. */
const renamed = (text: string, { known }: Standpoint): string[] => {
  const folded = ` ${foldText(text)} `;
  const packNames = findNamed(text, known).flatMap(({ pack_id }) => (pack_id === null ? [] : [pack_id.slice(pack_id.indexOf(":") + 1)]));
  return packNames.map((name) => name.replaceAll(/[_-]+/g, " ")).filter((name) => !holds(folded, name));
};

const askHistory = async (database: DatabaseConnection, query: LoreQuery, standpoint: Standpoint): Promise<Undecided[]> => {
  const { campaign_id, text, viewer, corpus = "all" } = query;
  if (campaign_id === null || corpus === "authored") return [];
  await catchUp(database, campaign_id);
  return findHistory(database.sql, { campaign_id, text, viewer, standpoint });
};
