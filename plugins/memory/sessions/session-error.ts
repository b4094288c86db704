import { EngineError } from "freeform-rpg/errors";
import type { Session } from "./session.ts";

/** An error about a campaign's sessions. */
export class SessionError extends EngineError {}

/** Another session is active. */
export const sessionExists = ({ id }: Pick<Session, "id">): SessionError =>
  new SessionError("session_exists", `The session "${id}" is still active. End it before you start the next one.`);

/** The session does not exist. */
export const sessionNotFound = (campaignId: string, id: string): SessionError =>
  new SessionError("session_not_found", `There is no session "${id}" in the campaign "${campaignId}".`);

/** The campaign has no active session. */
export const noActiveSession = (campaignId: string): SessionError =>
  new SessionError("session_not_active", `The campaign "${campaignId}" has no active session. Start one first.`);

/** Turns were committed while the session was summarised. */
export const sessionBusy = (id: string): SessionError =>
  new SessionError(
    "conflict",
    `The session "${id}" could not be ended because turns were committed meanwhile. Try again when no turn is running.`,
  );
