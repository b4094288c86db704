import { callThing } from "../cast.ts";
import type { Known } from "./known.ts";
import { callPlace, peopleHere, shortName } from "./names.ts";
import { messagesOf } from "../messages.ts";

/** A few actions that what is here invites: somebody to talk to, something to search, somewhere to go. Turns with the turns. */
export const hintFrom = (packet: Known): string[] => {
  const { features, exits } = packet.scene;
  const { talk, search, go } = messagesOf(packet).suggestions;
  return [
    ...turning(peopleHere(packet).standing, packet).map((one) => talk(callThing(shortName(one)))),
    ...turning(features, packet).map((feature) => search(callThing(feature))),
    ...turning(exits, packet).map(({ name }) => go(callPlace(name))),
  ];
};

/** One of them, another every turn. */
const turning = <T>(all: readonly T[], { turn_no }: Known): T[] => (all.length === 0 ? [] : all.slice(turn_no % all.length).slice(0, 1));
