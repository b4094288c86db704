import { describeTopic } from "freeform-rpg/plugins/turn/planner/lib";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";

/** Where the story stands: its open threads, and what was found out. */
export const answerStory = ({ threads, facts }: Known): string => {
  const open = threads.filter(({ status }) => status === "active").map(describeTopic);
  const found = facts.filter(({ tags }) => !tags.includes("background")).slice(0, 8);
  return [
    open.length === 0 ? "No thread is open." : `What is open: ${open.join(" ")}`,
    found.length === 0 ? "" : `What you know: ${found.map((fact) => sentence(factText(fact))).join(" ")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};
