import { KernelError } from "freeform-rpg/kernel";
import type { Session } from "./tokens.ts";

/** A session that is not there, or that stands in another's way. */
export class SessionError extends KernelError {}

/** Another session is under way. */
export const sessionExists = ({ id }: Pick<Session, "id">): SessionError =>
  new SessionError("session_exists", `The session "${id}" is still under way. End it before the next one starts.`);

/** There is no such session. */
export const sessionNotFound = (campaignId: string, id: string): SessionError =>
  new SessionError("session_not_found", `There is no session "${id}" in the campaign "${campaignId}".`);

/** There is nothing to end. */
export const noneUnderWay = (campaignId: string): SessionError =>
  new SessionError("session_not_active", `No session of the campaign "${campaignId}" is under way. Start one first.`);

/** Turns went on being played while the session was summed up. */
export const sessionBusy = (id: string): SessionError =>
  new SessionError("conflict", `The session "${id}" could not be ended: turns were committed all the while. Try again when nobody plays.`);
