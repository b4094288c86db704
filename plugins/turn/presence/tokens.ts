import { service } from "freeform-rpg/kernel";

/** Someone who has a campaign open. */
export interface Present {
  readonly userId: string;
  readonly typing: boolean;
}

/** Who has which campaign open, on all servers. It is sent as it changes and stored nowhere. */
export interface PresenceBoard {
  /** Counts the user as present until `signal` fires, and tells who is: at once, and whenever it changes. Ends when the user leaves the campaign. */
  watch(campaignId: string, userId: string, signal: AbortSignal): AsyncIterable<readonly Present[]>;
  /** Says that the user writes, for some seconds, or has stopped. */
  setTyping(campaignId: string, userId: string, typing: boolean): void;
}
export const Presence = service<PresenceBoard>("turn/presence");
