import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Known } from "./known.ts";
import { peopleHere, shortName, toKey } from "./names.ts";
import { messagesOf } from "../messages.ts";

/** Whom the players know of: who is here, and whom a known fact or the last turns name. Lore names more people than anyone has heard of. */
export const answerAcquaintances = (packet: Known): string => {
  const { standing, fallen } = peopleHere(packet);
  const here = [...standing, ...fallen];
  const heard = new Set(toKey([...packet.facts.map(factText), ...packet.recent_events.map(({ text }) => text)].join(" ")));
  const others = packet.entities.filter(
    (one) => isCreatureType(one.type) && one.id !== packet.actor_id && !here.includes(one) && heard.has(toKey(shortName(one)).at(-1) ?? ""),
  );
  const says = messagesOf(packet).answers;
  const parts = [
    here.length === 0 ? "" : says.acquaintancesHere(says.list(here.map(shortName))),
    others.length === 0 ? "" : says.acquaintancesElsewhere(says.list(others.map(shortName))),
  ];
  return parts.some((part) => part !== "") ? parts.filter((part) => part !== "").join(" ") : says.noAcquaintances();
};
