import MiniSearch from "minisearch";
import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { TestEngine } from "../../tests/engine/open-engine.ts";
import type { Dialogue } from "./dialogues.ts";

/** Ranks with MiniSearch's BM25+. It is given the database's own stemmer and stop words, worth ten points to it. */
export const indexBm25 = async (engine: TestEngine, { lines, questions }: Dialogue): Promise<(question: string) => string[]> => {
  const stems = await readStems(engine, [...lines, ...questions].map(({ text }) => text).join(" "));
  const index = new MiniSearch({ fields: ["text"], processTerm: (term) => stems.get(term.toLowerCase()) ?? null });
  index.addAll([...lines]);
  return (question) => index.search(question).map(({ id }) => String(id));
};

const readStems = async ({ db: { database } }: TestEngine, text: string): Promise<Map<string, string>> => {
  const words = [...new Set(text.toLowerCase().split(/[\n\r\p{Z}\p{P}]+/u))];
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from jsonb_array_elements_text(${encodeJson(words)}::jsonb) word`.execute(
    database.sql,
  );
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
};
