import type { Scenario } from "freeform-rpg/schemas";
import { isMoved } from "./study-story.ts";
import type { Story } from "./study-story.ts";

type Thread = Scenario["threads"][number];

/** True when a thread without conditions can end in one of the ways of its type. */
export const endsByType = (thread: Thread, status: "resolved" | "failed", story: Story): boolean => {
  switch (thread.type) {
    case "MYSTERY":
    case "INFORMATION":
      return status === "resolved" && hasAnswer(thread, story);
    case "MORAL":
      return true;
    case "RELATIONSHIP":
      return peopleOf(thread, story).length > 0;
    case "QUEST":
    case "RESOURCE":
      return status === "resolved" && peopleOf(thread, story).length > 0 && relatedTo(thread, story).some(({ type }) => type === "item");
    case "DANGER":
      return status === "failed" && story.clocks.some((clock) => isMoved(story, clock) && endangers(clock.tags, thread));
  }
};

const hasAnswer = ({ id }: Thread, { scenario }: Story): boolean =>
  scenario.facts.some(
    ({ tags, visibility }) => visibility !== "dm" && tags.includes("answer") && (tags.includes(id) || tags.includes(`thread:${id}`)),
  );

const endangers = (tags: readonly string[], thread: Thread): boolean =>
  thread.tags.some((tag) => tags.includes(tag)) || (tags.includes("deadline") && thread.urgency === "HIGH");

const relatedTo = ({ related_entity_ids }: Thread, { entities }: Story) => entities.filter(({ id }) => related_entity_ids.includes(id));
const peopleOf = (thread: Thread, story: Story) =>
  relatedTo(thread, story).filter(({ type }) => type === "character" || type === "monster");
