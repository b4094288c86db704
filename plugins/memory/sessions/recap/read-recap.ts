import type { Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import { readNotes } from "../notes/read-notes.ts";
import { messages } from "../messages.ts";
import { readHead } from "../session-rows.ts";
import { summarise } from "../summaries/summarise.ts";
import { writeRecap } from "./write-recap.ts";
import type { RecapPart, RecapOptions } from "./write-recap.ts";

/** The maximum number of turns since the last session that a recap reads one by one; older ones are covered by arc summaries. */
const maxTurns = 200;

/** Writes a recap of the last sessions and the turns since, without rewound turns. */
export const readRecap = async (
  db: Kysely<Tables>,
  campaignId: string,
  { sessions = 1, length = "standard" }: RecapOptions,
): Promise<string> => {
  const { currentTurn, language } = await readHead(db, campaignId);
  const says = messages.in(language);
  const last = await readSummaries(db, campaignId, "session", sessions);
  const after = last.at(-1)?.to_turn ?? 0;
  const recentFrom = Math.max(after + 1, currentTurn - maxTurns + 1);
  const arcs = recentFrom > after + 1 ? (await readSummaries(db, campaignId, "arc", 9)).filter(({ to_turn }) => to_turn > after) : [];
  const recent = summarise(await readNotes(db, { campaignId, fromTurn: recentFrom, toTurn: currentTurn }), language);
  const summaries = [...last, ...arcs].map((summary) => toPart(summary, says));
  return writeRecap([...summaries, { title: last.length > 0 ? says.sinceThen : "", text: recent }], length, language);
};

const toPart = ({ scope, scope_id, text, from_turn, to_turn }: SummaryRow, says: ReturnType<typeof messages.in>): RecapPart => ({
  title: scope === "session" ? says.session(scope_id.replace(/^session_/, "")) : says.turns(from_turn, to_turn),
  text,
});

type SummaryRow = Pick<Tables["summaries"], "scope" | "scope_id" | "text" | "from_turn" | "to_turn">;

/** The newest summaries of a kind, oldest first. */
const readSummaries = async (db: Kysely<Tables>, campaignId: string, scope: "session" | "arc", limit: number): Promise<SummaryRow[]> => {
  const rows = await db
    .selectFrom("summaries")
    .select(["scope", "scope_id", "text", "from_turn", "to_turn"])
    .where("campaign_id", "=", campaignId)
    .where("scope", "=", scope)
    .$if(scope === "arc", (query) => query.where("scope_id", "=", "100"))
    .orderBy("to_turn", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.toReversed();
};
