import { describeTopic } from "freeform-rpg/plugins/turn/planner/lib";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { openPromises } from "./open-promises.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** The story so far, its open threads and what is promised; before anything has happened, what is known. */
export const answerStory = (packet: Known, story = ""): string => {
  const { threads, calibration } = packet;
  const { noThread, openThreads, promised, storySoFar } = messagesOf(packet).answers;
  const open = threads.filter(({ status }) => status === "active").map((thread) => describeTopic(thread, calibration.language));
  const owed = openPromises(packet);
  return [
    story === "" ? "" : storySoFar(story),
    open.length === 0 ? noThread() : openThreads(open.join(" ")),
    owed.length === 0 ? "" : promised(tell(owed)),
    story === "" ? tellKnown(packet) : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};

const tell = (facts: Known["facts"]): string => facts.map((fact) => sentence(factText(fact))).join(" ");

/** Facts of an answer. */
const mostFacts = 8;

const tellKnown = (packet: Known): string => {
  const facts = packet.facts.filter(
    ({ predicate, tags }) => predicate !== "promised" && !tags.includes("background") && !tags.includes("narrated"),
  );
  return facts.length === 0 ? "" : messagesOf(packet).answers.found(tell(facts.slice(0, mostFacts)));
};
