import { service } from "freeform-rpg/kernel";

/** One evening of play. */
export interface Session {
  /** `session_1`, `session_2`, ... */
  readonly id: string;
  readonly campaign_id: string;
  /** ISO time. */
  readonly started_at: string;
  /** `null` while it is under way. */
  readonly ended_at: string | null;
  /** The first turn that may belong to it. */
  readonly from_turn: number;
  /** `null` while it is under way. */
  readonly to_turn: number | null;
  /** What happened, fit for players; `null` while it is under way, empty when nothing happened. */
  readonly summary: string | null;
}

/** Sessions of campaigns. Every one throws `campaign_not_found`. */
export interface SessionService {
  /** Throws `session_exists` while another is under way. */
  start(campaignId: string): Promise<Session>;
  /** Ends the session under way: writes its summary, that of the scene and those of threads, and fits the history's vectors anew. Throws `session_not_found`, `conflict`. */
  end(campaignId: string, userId: string): Promise<Session>;
  /** The session under way; `null` between sessions. */
  active(campaignId: string): Promise<Session | null>;
  /** Oldest first. */
  history(campaignId: string): Promise<readonly Session[]>;
  /** "Previously on this story": the last session and what has happened since, fit for players. */
  recap(campaignId: string): Promise<string>;
}
export const Sessions = service<SessionService>("sessions/sessions");
