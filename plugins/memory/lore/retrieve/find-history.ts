import { encodeJson } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { fuse, namedBoost } from "./fuse.ts";
import type { RankedCorpus } from "./fuse.ts";
import { findNamed, foldText, containsName } from "./names.ts";
import { matchesStory } from "./match-story.ts";
import type { LoreFilter, LoreViewer } from "./query.ts";
import type { PendingCandidate } from "./spend-budget.ts";
import type { Viewpoint } from "./viewpoint.ts";

/** A query of a campaign's history. */
export interface HistoryQuery {
  readonly campaignId: string;
  readonly text: string;
  readonly viewer: LoreViewer;
  readonly filter: LoreFilter;
  readonly viewpoint: Viewpoint;
}

/** Ranked passages of turns that were not rewound, of facts and of summaries, best first. Players get only known ones. */
export const findHistory = async (
  db: Kysely<Tables>,
  corpus: RankedCorpus,
  { campaignId, text, viewer, filter, viewpoint }: HistoryQuery,
): Promise<PendingCandidate[]> => {
  const { ranked } = corpus;
  if (ranked.length === 0) return [];
  const passages = await readCurrentPassages(
    db,
    campaignId,
    ranked.map(({ id }) => id),
    viewer,
  );
  const named = findNamed(text, viewpoint.known);
  const about = (id: string): string[] => {
    const folded = ` ${foldText(subjectOf(passages.get(id)?.text ?? "", viewpoint))} `;
    return named.flatMap(({ names }) => (names.some((name) => containsName(folded, name)) ? (names[0] ?? []) : []));
  };
  const current = ranked.filter(({ id }) => passages.has(id));
  return fuse({ ...corpus, ranked: current }, ({ id }) => about(id).length > 0).flatMap(
    ({ id, score, terms, weight, text: byText, vector }): PendingCandidate[] => {
      const found = passages.get(id);
      if (found === undefined) return [];
      const { scopeId, fromTurn, toTurn, endedTurn, ...passage } = found;
      const turns = { first: fromTurn, last: toTurn, ended: endedTurn };
      const matched = { terms, weight, text: byText, vector, named: about(id) };
      const exclusion = matchesStory(filter, { text: passage.text, scopeId, fromTurn, toTurn }, viewpoint, viewer)
        ? null
        : "It does not match the filter.";
      return [{ ...passage, id, turns, source: "history", packId: null, score: Math.min(score, namedBoost), matched, exclusion }];
    },
  );
};

/** A line of speech, `Name: words`, is about its speaker; any other text is about every entity that it names. */
const subjectOf = (text: string, { known }: Viewpoint): string => {
  const [, speaker = ""] = /^([^:\n]{1,60}): /.exec(text) ?? [];
  return speaker !== "" && findNamed(speaker, known).length > 0 ? speaker : text;
};

interface CurrentPassage {
  readonly text: string;
  readonly place: string;
  readonly tokens: number;
  /** The subject of a fact. */
  readonly subjectId: string | null;
  /** The turn of the passage; `null` for a summary of several turns. */
  readonly turnNo: number | null;
  /** The place, thread or session of a summary; `null` for others. */
  readonly scopeId: string | null;
  readonly fromTurn: number;
  readonly toTurn: number;
  /** The turn since which a fact no longer holds. */
  readonly endedTurn: number | null;
}

/** Reads passages from the current state, without rewound ones. */
const readCurrentPassages = async (
  db: Kysely<Tables>,
  campaignId: string,
  ids: readonly string[],
  viewer: LoreViewer,
): Promise<Map<string, CurrentPassage>> => {
  // Each row is looked up by its key: a plan for all of them depends on statistics that a new database does not have.
  const { rows } = await sql<CurrentPassage & { id: string }>`
    with asked as materialized (
      select p.* from jsonb_array_elements_text(${encodeJson(ids)}::jsonb) as found(passage_id) cross join lateral (
        select id, kind, source_id, position, turn_no, passage_text, tokens from history_passages p
        where p.campaign_id = ${campaignId} and p.id = found.passage_id limit 1) p)
    select a.id, a.passage_text as text, case when a.turn_no = 0 then 'Opening' else 'Turn ' || a.turn_no end as place, a.tokens,
      null as "subjectId", a.turn_no as "turnNo", null as "scopeId", a.turn_no as "fromTurn", a.turn_no as "toTurn", null::integer as "endedTurn"
    from asked a cross join lateral (
      select from events e where e.campaign_id = ${campaignId} and e.seq = a.position and e.superseded_by is null limit 1) current_event
    where a.kind = 'event'
    union all
    select a.id, f.text, case when f.ended_turn is null then 'Fact, turn ' || f.turn_no else 'Fact, turns ' || f.turn_no || ' to ' || f.ended_turn end, a.tokens, f.subject_id, f.turn_no, null, f.turn_no, f.turn_no, f.ended_turn
    from asked a cross join lateral (
      select object->>'text' as text, subject_id, turn_no, ended_turn, visibility from facts f
      where f.campaign_id = ${campaignId} and f.id = a.source_id limit 1) f
    where a.kind = 'fact' and f.text is not null and (f.visibility = 'known' or ${viewer === "dm"})
    union all
    select a.id, s.text, 'Summary, turns ' || s.from_turn || ' to ' || s.to_turn, a.tokens, null, null, s.scope_id, s.from_turn, s.to_turn, null
    from asked a cross join lateral (
      select text, scope_id, from_turn, to_turn from summaries s where s.campaign_id = ${campaignId} and s.id = a.source_id limit 1) s
    where a.kind = 'summary'`.execute(db);
  return new Map(rows.map(({ id, ...passage }) => [id, passage]));
};
