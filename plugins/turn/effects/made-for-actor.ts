import { messages } from "./messages.ts";

interface Told {
  readonly type: string;
  readonly text: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** True for the event of a small thing that the actor has in hand since it was asked for, in any language. */
export const isMadeForActor = ({ type, text, details }: Told): boolean =>
  type === "entity_created" && Object.values(messages.all).some(({ told }) => text === told.getsMade(null, String(details["name"])));
