import { describeTopic } from "freeform-rpg/plugins/turn/planner/lib";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** Where the story stands: its open threads, and what was found out. */
export const answerStory = (packet: Known): string => {
  const { threads, facts } = packet;
  const { noThread, openThreads, found: knows } = messagesOf(packet).answers;
  const open = threads.filter(({ status }) => status === "active").map(describeTopic);
  const found = facts.filter(({ tags }) => !tags.includes("background")).slice(0, 8);
  return [
    open.length === 0 ? noThread() : openThreads(open.join(" ")),
    found.length === 0 ? "" : knows(found.map((fact) => sentence(factText(fact))).join(" ")),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};
