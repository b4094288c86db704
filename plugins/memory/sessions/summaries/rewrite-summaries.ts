import type { DatabaseConnection } from "freeform-rpg/db";
import type { SummaryRewrite } from "freeform-rpg/plugins/canon/strikes";
import { sentencesOf } from "freeform-rpg/language";
import type { RowChange, Summary } from "freeform-rpg/schemas";
import { readHappenings } from "../notes/read-notes.ts";
import type { Happening } from "../notes/happening.ts";
import { condense } from "./condense.ts";
import { maxLength } from "./segment.ts";

/**
 * Writes summaries again without a turn that a DM strikes: from what happened in the other turns. A thread's summary, which has grown over many turns,
 * and a session's, which a model may have written, lose the sentences of that turn.
 */
export const rewriteSummaries = async (
  { sql: db }: DatabaseConnection,
  { campaignId, turnNo, summaries }: SummaryRewrite,
): Promise<readonly RowChange[]> => {
  const rows: RowChange[] = [];
  for (const summary of summaries) {
    const range = { campaignId, fromTurn: summary.from_turn, toTurn: summary.to_turn };
    const happenings = await readHappenings(db, range);
    const text = textWithout(summary, happenings, turnNo);
    rows.push({ table: "summaries", key: [summary.id], row: text === "" ? null : { ...summary, text } });
  }
  return rows;
};

const textWithout = ({ scope, scope_id, text }: Summary, happenings: readonly Happening[], turnNo: number): string => {
  const others = happenings.filter(({ turn_no }) => turn_no !== turnNo);
  if (scope === "scene") return condense(others, maxLength.scene);
  if (scope === "arc") return condense(others, scope_id === "1000" ? maxLength.arc[1000] : maxLength.arc[100]);
  const told = new Set(others.map((one) => one.text));
  const struck = happenings.filter((one) => one.turn_no === turnNo && !told.has(one.text)).map((one) => one.text);
  return withoutSentences(text, struck);
};

/** The text without given sentences. Paragraphs stay. */
const withoutSentences = (text: string, sentences: readonly string[]): string => {
  const gone = new Set(sentences.flatMap((one) => sentencesOf(one)).map((one) => one.trim()));
  return text
    .split("\n\n")
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((one) => !gone.has(one.trim()))
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
};
