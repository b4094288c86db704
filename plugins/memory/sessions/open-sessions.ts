import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import { commonSight, sightOf } from "freeform-rpg/db/lib";
import { AppError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { callHooks } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { LoreService } from "freeform-rpg/plugins/memory/lore";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";
import { createBriefing } from "./briefing/create-briefing.ts";
import { readSince } from "./briefing/read-since.ts";
import { closeSession } from "./ending/close-session.ts";
import { runSummary } from "./ending/end-session.ts";
import { readHiddenNames, readSources } from "./ending/sources.ts";
import { readRecap } from "./recap/read-recap.ts";
import { noActiveSession, sessionBusy, sessionExists } from "./session-error.ts";
import { findActive, findSession, listSessions, readHead } from "./session-rows.ts";
import { insertSession } from "./start-session.ts";
import type { SessionService } from "./tokens.ts";
import type { Session } from "./session.ts";
import { readUsedLore } from "./used-lore.ts";

/** The dependencies of the session service. */
export interface SessionDeps {
  readonly database: DatabaseConnection;
  readonly log: Pick<EventLog, "state">;
  readonly lore: Pick<LoreService, "refit">;
  readonly runner: Pick<Kernel, "read" | "run" | "use">;
  readonly publish: (event: CampaignEvent) => void;
}

/** The number of attempts to end a session while turns are committed. */
const tries = 3;

/** Opens the sessions of a database. */
export const openSessions = (deps: SessionDeps): SessionService => {
  const { database, lore, publish, runner } = deps;
  const { sql: db } = database;
  return {
    async start(campaignId, userId) {
      const { currentTurn } = await readHead(db, campaignId);
      const running = await findActive(db, campaignId);
      if (running) throw sessionExists(running);
      const id = await insertSession(db, campaignId, currentTurn + 1);
      publish({ type: "session_started", campaignId, userId, sessionId: id });
      await callHooks(runner, "sessionStarted", { campaignId, userId, sessionId: id });
      return findSession(db, campaignId, id);
    },
    async end(campaignId, userId) {
      const id = await endActive(deps, campaignId, userId);
      await lore.refit(campaignId);
      publish({ type: "session_ended", campaignId, userId, sessionId: id });
      await callHooks(runner, "sessionEnded", { campaignId, userId, sessionId: id });
      return findSession(db, campaignId, id);
    },
    async active(campaignId) {
      await readHead(db, campaignId);
      return findActive(db, campaignId);
    },
    async history(campaignId) {
      await readHead(db, campaignId);
      return listSessions(db, campaignId);
    },
    async find(campaignId, id) {
      await readHead(db, campaignId);
      return findSession(db, campaignId, id);
    },
    async lore(campaignId, id) {
      const { currentTurn } = await readHead(db, campaignId);
      const { fromTurn, toTurn } = await findSession(db, campaignId, id);
      return readUsedLore(db, { campaignId, fromTurn, toTurn: toTurn ?? currentTurn });
    },
    recap: async (campaignId, { userId, ...options } = {}) =>
      readRecap(userId === undefined ? db : await sightOf(db, campaignId, userId), campaignId, options),
    async briefing(campaignId) {
      const head = await readHead(db, campaignId);
      return createBriefing(await deps.log.state(campaignId), head, await readSince(db, campaignId, head.currentTurn));
    },
  };
};

/** Turns may be committed while a model writes. A summary of an older head is discarded, and the end is tried again. */
const endActive = async (deps: SessionDeps, campaignId: string, userId: string): Promise<string> => {
  let ending: Session | null = null;
  for (let nth = 0; nth < tries; nth += 1) {
    ending = await findActive(deps.database.sql, campaignId);
    if (ending === null) await readHead(deps.database.sql, campaignId);
    if (ending === null) throw noActiveSession(campaignId);
    if (await endOnce(deps, ending, userId)) return ending.id;
  }
  throw sessionBusy(ending?.id ?? "");
};

const endOnce = async ({ database, runner }: SessionDeps, { campaignId, id, fromTurn }: Session, userId: string): Promise<boolean> => {
  const head = await readHead(database.sql, campaignId);
  const range = {
    campaignId,
    fromTurn: await firstUnsummarisedTurn(database, { campaignId, fromTurn }, head.currentTurn),
    toTurn: head.currentTurn,
  };
  // Everybody reads the summary: it tells what everybody may know.
  const sight = await commonSight(database.sql, campaignId);
  const sources = await readSources(sight, range, head.language);
  const hidden = await readHiddenNames(sight, campaignId);
  const written = await runSummary(runner, `${campaignId}:${id}:${head.headSeq}`, { campaign_id: campaignId, sources, hidden });
  try {
    await closeSession(database, { ...range, sessionId: id, userId, sources, written, head });
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "conflict") return false;
    throw thrown;
  }
};

/** A rewind may undo turns before the session's start. The summary then begins after the last turn that another session covers. */
const firstUnsummarisedTurn = async (
  { sql }: DatabaseConnection,
  { campaignId, fromTurn }: Pick<Session, "campaignId" | "fromTurn">,
  current: number,
): Promise<number> => {
  if (fromTurn <= current) return fromTurn;
  const ended = (await listSessions(sql, campaignId)).filter(({ summary }) => summary !== null && summary !== "");
  return (ended.at(-1)?.toTurn ?? 0) + 1;
};
