import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { TestEngine } from "../../tests/engine/open-engine.ts";
import type { Dialogue } from "./dialogues.ts";

const empty = encodeJson({});
const none = encodeJson([]);

/** Puts a dialogue into the database as a campaign: one line is the narration of one turn, its speakers known entities. */
export const tellDialogue = async ({ db: { database } }: TestEngine, { id, lines, speakers }: Dialogue): Promise<void> => {
  await database.sql
    .insertInto("campaigns")
    .values({ id, name: id, seed: id, system: empty, current_turn: lines.length, head_seq: lines.length })
    .execute();
  const person = { type: "character", attrs: empty, tags: none, visibility: "known", origin: "campaign" } as const;
  await database.sql
    .insertInto("entities")
    .values(speakers.map((name) => ({ campaign_id: id, id: name, name, pack_id: null, pack_entity_id: null, ...person })))
    .execute();
  await sql`
    insert into events (campaign_id, seq, id, kind, turn_no, player_input, context_packet, pass_outputs, engine_events, state_diff, rolls,
      final_text, prompt_versions, receipts, changes)
    select ${id}, nth, ${id} || ':' || nth, 'turn', nth, '', '{}', '{}', '[]', '{}', '[]', told, '{}', '[]', '[]'
    from jsonb_array_elements_text(${encodeJson(lines.map(({ text }) => text))}::jsonb) with ordinality as line(told, nth)`.execute(
    database.sql,
  );
};
