import type { Session } from "./session.ts";
import { service } from "freeform-rpg/kernel";
import type { Briefing } from "./briefing/briefing.ts";
import type { RecapOptions } from "./recap/write-recap.ts";

/** A piece of lore that was used in a session. */
export interface UsedLore {
  /** The chunk's or passage's id. */
  readonly id: string;
  /** Its source: pack, file and section; for a passage of the history, its id. */
  readonly place: string;
  /** The number of turns that used it. */
  readonly turns: number;
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/** Sessions of campaigns. Every method throws `campaign_not_found`. */
export interface SessionService {
  /** Starts a session. Throws `session_exists` while another is active. */
  start(campaignId: string, userId: string): Promise<Session>;
  /**
   * Ends the active session: writes its summary and those of its last scene and threads, and refits the history's vectors. When the model
   * fails, the engine writes the summary. Throws `session_not_active`, `conflict`.
   */
  end(campaignId: string, userId: string): Promise<Session>;
  /** The active session; `null` between sessions. */
  active(campaignId: string): Promise<Session | null>;
  /** Oldest first. */
  history(campaignId: string): Promise<readonly Session[]>;
  /** Throws `session_not_found`. */
  find(campaignId: string, id: string): Promise<Session>;
  /** The lore that the session's turns used, the most used first. Throws `session_not_found`. */
  lore(campaignId: string, id: string): Promise<readonly UsedLore[]>;
  /** "Previously on this story": the last sessions and the turns since, for players. */
  recap(campaignId: string, options?: RecapOptions & { readonly userId?: string }): Promise<string>;
  /** The DM's briefing, secrets included. */
  briefing(campaignId: string): Promise<Briefing>;
}
/** Starts, ends and reads sessions. */
export const Sessions = service<SessionService>("sessions/sessions");

export type { Briefing } from "./briefing/briefing.ts";
export type { SessionError } from "./session-error.ts";
export type { RecapLength, RecapOptions } from "./recap/write-recap.ts";
export type { Session } from "./session.ts";
