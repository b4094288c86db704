import type { WebSocket } from "ws";
import type { Viewer } from "../builder/context.ts";
import { toApiError } from "../builder/to-api-error.ts";
import { RateLimitedError, UnauthenticatedError } from "../builder/errors.ts";

/** The code and the reason that a WebSocket closes with. */
export interface SocketClosure {
  readonly code: 4401 | 4403 | 4429;
  readonly reason: string;
}

const tokenExpired: SocketClosure = { code: 4401, reason: "The token has expired, or is about to. Connect again with a new one." };

/** For viewers who lost the access to what they follow. */
export const accessRemoved: SocketClosure = { code: 4403, reason: "You are no longer a member of a campaign that you followed." };

/** Closes a socket. Later calls for the same socket change nothing. */
export const closeSocket = (socket: WebSocket, { code, reason }: SocketClosure): void => socket.close(code, shorten(reason));

/** Why a connection is not accepted. */
export const refusalOf = (error: unknown): SocketClosure => {
  const known = toApiError(error);
  if (known instanceof UnauthenticatedError) return { code: 4401, reason: known.message };
  if (known instanceof RateLimitedError) return { code: 4429, reason: known.message };
  throw error;
};

/** Node fires a timer that is set for longer at once. */
const longestTimer = 2 ** 31 - 1;

/** Closes the socket when the viewer's token expires, whatever it is used for then; after 24 days in any case. */
export const closeWithToken = (socket: WebSocket, viewer: Viewer | null): NodeJS.Timeout | undefined => {
  if (viewer === null) return undefined;
  const left = Math.max(0, Math.min(longestTimer, viewer.expiresAt - Date.now()));
  return setTimeout(() => closeSocket(socket, tokenExpired), left).unref();
};

/** The protocol allows 123 bytes. */
const shorten = (reason: string): string => {
  let text = reason;
  while (Buffer.byteLength(text) > 123) text = text.slice(0, -1);
  return text;
};
