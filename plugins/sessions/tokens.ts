import { service } from "freeform-rpg/kernel";
import type { Briefing } from "./briefing/write-briefing.ts";
import type { RecapWish } from "./recap/tell-recap.ts";

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
  /** Its last turn that stands; `null` while it is under way. */
  readonly to_turn: number | null;
  /** What happened, fit for players; `null` while it is under way and when a rewind took its turns back, empty when nothing happened. */
  readonly summary: string | null;
  /** Who wrote the summary; `null` while it is under way. */
  readonly written_by: "model" | "engine" | null;
  /** Why the engine wrote it where a model should have, for the DM; else `null`. */
  readonly notice: string | null;
}

/** A piece of lore that turns of a session were made with. */
export interface UsedLore {
  /** The chunk's or passage's id. */
  readonly id: string;
  /** Where it stands: pack, file and section; of the story itself, its id again. */
  readonly place: string;
  /** In how many turns it was used. */
  readonly turns: number;
  readonly first_turn: number;
  readonly last_turn: number;
}

/** Sessions of campaigns. Every one throws `campaign_not_found`. */
export interface SessionService {
  /** Throws `session_exists` while another is under way. */
  start(campaignId: string, userId: string): Promise<Session>;
  /**
   * Ends the session under way: has its summary written, sums up its last scene and threads, and fits the history's vectors anew. A model that
   * fails costs no session: the engine's summary stands then. Throws `session_not_active`, `conflict`.
   */
  end(campaignId: string, userId: string): Promise<Session>;
  /** The session under way; `null` between sessions. */
  active(campaignId: string): Promise<Session | null>;
  /** Oldest first. */
  history(campaignId: string): Promise<readonly Session[]>;
  /** Throws `session_not_found`. */
  find(campaignId: string, id: string): Promise<Session>;
  /** What packs and story gave the session's turns, the most used first. Throws `session_not_found`. */
  lore(campaignId: string, id: string): Promise<readonly UsedLore[]>;
  /** "Previously on this story": the last sessions and what has happened since, fit for players. */
  recap(campaignId: string, wish?: RecapWish): Promise<string>;
  /** What the DM wants at hand, secrets included. */
  briefing(campaignId: string): Promise<Briefing>;
}
export const Sessions = service<SessionService>("sessions/sessions");

export type { Briefing } from "./briefing/write-briefing.ts";
export { SessionError } from "./session-error.ts";
export type { RecapLength, RecapWish } from "./recap/tell-recap.ts";
