import { z } from "zod";

const Session = z.object({
  key: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  fromTurn: z.number(),
  toTurn: z.number().nullable(),
  summary: z.string().nullable(),
  writtenBy: z.string().nullable(),
  notice: z.string().nullable(),
});
/** A session as the API tells it. */
export type Session = z.infer<typeof Session>;

const fields = "key startedAt endedAt fromTurn toTurn summary writtenBy notice";

export const sessionsQuestion = {
  document: `query Sessions($id: ID!) { sessions(campaignId: $id) { ${fields} } }`,
  answer: z.object({ sessions: z.array(Session) }),
};

const WithLore = Session.extend({
  lore: z.array(z.object({ key: z.string(), place: z.string(), turns: z.number(), firstTurn: z.number(), lastTurn: z.number() })),
});
/** A session with the lore that its turns were told with. */
export type SessionWithLore = z.infer<typeof WithLore>;

export const sessionQuestion = {
  document: `query Session($id: ID!, $key: String!) { session(campaignId: $id, key: $key) { ${fields} lore { key place turns firstTurn lastTurn } } }`,
  answer: z.object({ session: WithLore.nullable() }),
};

export const recapQuestion = {
  document: `query Recap($id: ID!, $sessions: Int, $length: RecapLength) { recap(campaignId: $id, sessions: $sessions, length: $length) }`,
  answer: z.object({ recap: z.string() }),
};

export const briefingQuestion = {
  document: `query Briefing($id: ID!) { briefing(campaignId: $id) { turn text threads { key title urgency hidden success failure still }
    clocks { key name value max hidden next { at text } } secrets { key text way } people { key name place present goal steps state } } }`,
  answer: z.object({ briefing: z.looseObject({ text: z.string() }) }),
};

const Changed = Session.partial().extend({ message: z.string().optional(), reason: z.string().optional() });

const change = (name: "startSession" | "endSession") => ({
  document: `mutation Change($id: ID!) { changed: ${name}(campaignId: $id) { __typename ... on Session { ${fields} } ... on Error { message reason } } }`,
  answer: z.object({ changed: Changed }),
});

export const startMutation = change("startSession");
export const endMutation = change("endSession");

/** The session that a mutation answered with, or `null` where it refused. */
export const readSession = (changed: unknown): Session | null => Session.safeParse(changed).data ?? null;
