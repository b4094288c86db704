import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { ReplayError } from "../errors.ts";
import type { Feedback, FeedbackInput, FeedbackPlace } from "./feedback.ts";

/** Stores feedback about turns. */
export interface FeedbackStore {
  /** Sets a member's feedback about a turn that was not rewound, replacing earlier feedback. Throws `turn_not_found`, `feedback_invalid`. */
  give(place: FeedbackPlace, said: FeedbackInput): Promise<Feedback>;
  /** Takes back all that a member said of a turn; true when there was anything. */
  withdraw(place: FeedbackPlace): Promise<boolean>;
  /** The feedback about a campaign's turns, of all members or of one, newest first. */
  list(campaignId: string, of: { readonly userId: string | null; readonly turnNo: number | null }): Promise<readonly Feedback[]>;
}

/** Opens the store. */
export const openFeedback = ({ sql: db }: DatabaseConnection): FeedbackStore => ({
  give: async (place, said) => {
    if (Object.values(said).every((value) => value === undefined)) throw empty();
    const { rows } = await giveQuery(place, said).execute(db);
    if (rows[0]) return rows[0];
    throw new ReplayError("turn_not_found", `The campaign "${place.campaignId}" has no turn ${place.turnNo}, or it was rewound.`);
  },
  withdraw: async ({ campaignId, turnNo, userId }) => {
    const { rows } = await sql`delete from turn_feedback f using events e
      where f.campaign_id = ${campaignId} and f.user_id = ${userId} and e.campaign_id = f.campaign_id and e.seq = f.event_seq
        and e.turn_no = ${turnNo}::integer and e.superseded_by is null returning f.user_id`.execute(db);
    return rows.length > 0;
  },
  list: async (campaignId, { userId, turnNo }) => {
    const { rows } =
      await sql<Feedback>`select ${columns} from turn_feedback f join events e on e.campaign_id = f.campaign_id and e.seq = f.event_seq
      where f.campaign_id = ${campaignId} and e.superseded_by is null
        and (${userId}::text is null or f.user_id = ${userId}) and (${turnNo}::integer is null or e.turn_no = ${turnNo}::integer)
      order by e.seq desc, f.user_id`.execute(db);
    return rows;
  },
});

const columns = sql`f.campaign_id, e.turn_no, f.user_id, f.thumbs, f.rating, f.flag, f.comment, to_json(f.updated_at) #>> '{}' as updated_at`;

/** Fields that are left out stay unchanged. */
const giveQuery = ({ campaignId, turnNo, userId }: FeedbackPlace, { thumbs, rating, flag, comment }: FeedbackInput) => {
  const set = (column: string, value: unknown) =>
    value === undefined
      ? sql`${sql.ref(column)} = turn_feedback.${sql.ref(column)}`
      : sql`${sql.ref(column)} = excluded.${sql.ref(column)}`;
  return sql<Feedback>`
    with e as (select seq, turn_no from events
      where campaign_id = ${campaignId} and turn_no = ${turnNo}::integer and superseded_by is null and kind in ('turn', 'clarification')),
    f as (insert into turn_feedback (campaign_id, event_seq, user_id, thumbs, rating, flag, comment)
      select ${campaignId}, seq, ${userId}, ${thumbs ?? null}, ${rating ?? null}::integer, ${flag ?? null}, ${comment ?? ""} from e
      on conflict (campaign_id, event_seq, user_id) do update set updated_at = now(),
        ${sql.join([set("thumbs", thumbs), set("rating", rating), set("flag", flag), set("comment", comment)])}
      returning *)
    select ${columns} from f join e on e.seq = f.event_seq`;
};

const empty = (): ReplayError =>
  new ReplayError("feedback_invalid", "Nothing is said of the turn. Give thumbs, a rating from 1 to 5, a flag or a comment.");
