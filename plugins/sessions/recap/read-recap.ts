import type { Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import { readNotes } from "../notes/read-notes.ts";
import { readHead } from "../session-rows.ts";
import { summarise } from "../summaries/summarise.ts";
import { tellRecap } from "./tell-recap.ts";
import type { RecapPart, RecapWish } from "./tell-recap.ts";

/** Turns since the last session that are told one by one; of older ones the arcs are. */
const told = 200;

/** What stands of the last sessions and of the turns since them: what was rewound is not told. */
export const readRecap = async (
  db: Kysely<Tables>,
  campaignId: string,
  { sessions = 1, length = "standard" }: RecapWish,
): Promise<string> => {
  const { current_turn } = await readHead(db, campaignId);
  const last = await readSummaries(db, campaignId, "session", sessions);
  const after = last.at(-1)?.to_turn ?? 0;
  const lately = Math.max(after + 1, current_turn - told + 1);
  const arcs = lately > after + 1 ? (await readSummaries(db, campaignId, "arc", 9)).filter(({ to_turn }) => to_turn > after) : [];
  const since = summarise(await readNotes(db, { campaign_id: campaignId, from_turn: lately, to_turn: current_turn }));
  return tellRecap([...last.map(toPart), ...arcs.map(toPart), { title: last.length > 0 ? "Since then" : "", text: since }], length);
};

const toPart = ({ scope, scope_id, text, from_turn, to_turn }: SummaryRow): RecapPart => ({
  title: scope === "session" ? scope_id.replace(/^session_/, "Session ") : `Turns ${from_turn} to ${to_turn}`,
  text,
});

type SummaryRow = Pick<Tables["summaries"], "scope" | "scope_id" | "text" | "from_turn" | "to_turn">;

/** The newest summaries of a kind that stand, oldest first. */
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
