import { sql } from "kysely";
import { z } from "zod";
import { encodeJson } from "../json.ts";
import type { CopyScope } from "./copy-rows.ts";

/** A text that stands in the place of a narration, since when, and what stood there before. */
const Release = z.looseObject({ at: z.string(), before: z.unknown(), input: z.string().optional() });

/** What members read of an event: the text that stands in the place of its narration, and the player's text. */
interface ReadText {
  readonly release: unknown;
  readonly input: string;
}

/**
 * Sets the copy's texts to those of a point in time: what a DM edited later, or an X-card withdrew later, is not so yet. Returns a function that takes
 * the time and the number of the event before which it is.
 */
export const syncTexts = async ({ from, to }: CopyScope, campaignId: string): Promise<(at: string, seq: number) => Promise<void>> => {
  const { rows } = await sql<ReadText & { readonly seq: number }>`
    select seq, release, player_input as input from events where campaign_id = ${campaignId} and release is not null`.execute(from);
  const written = new Map<number, string>();
  return async (at, before) => {
    for (const { seq, ...now } of rows.filter((row) => row.seq < before)) {
      const { release, input } = asItStood(now, Date.parse(at));
      const text = encodeJson(release);
      if (written.get(seq) === text) continue;
      written.set(seq, text);
      await sql`update events set release = nullif(${text}::jsonb, 'null'::jsonb), player_input = ${input}
        where campaign_id = ${campaignId} and seq = ${seq}::integer`.execute(to);
    }
  };
};

const asItStood = ({ release, input }: ReadText, at: number): ReadText => {
  const last = Release.safeParse(release);
  if (!last.success || Date.parse(last.data.at) <= at) return { release: release ?? null, input };
  return asItStood({ release: last.data.before ?? null, input: last.data.input ?? input }, at);
};
