import { describeTopic } from "freeform-rpg/plugins/turn/planner/lib";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** Where the story stands: its open threads, what is promised, and what was found out. */
export const answerStory = (packet: Known): string => {
  const { threads, facts, calibration } = packet;
  const { noThread, openThreads, promised, found: knows } = messagesOf(packet).answers;
  const open = threads.filter(({ status }) => status === "active").map((thread) => describeTopic(thread, calibration.language));
  const isPromise = ({ predicate }: Known["facts"][number]): boolean => predicate === "promised";
  const found = facts.filter((fact) => !fact.tags.includes("background") && !isPromise(fact)).slice(0, 8);
  const owed = facts.filter((fact) => isPromise(fact) && fact.object["kept"] !== true && fact.object["void"] !== true);
  return [
    open.length === 0 ? noThread() : openThreads(open.join(" ")),
    owed.length === 0 ? "" : promised(owed.map((fact) => sentence(factText(fact))).join(" ")),
    found.length === 0 ? "" : knows(found.map((fact) => sentence(factText(fact))).join(" ")),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};
