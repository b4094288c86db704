import type { Condition, Scenario } from "freeform-rpg/schemas";
import { isMoved } from "./study-story.ts";
import type { Story } from "./study-story.ts";
import { endsByType } from "./ends-by-type.ts";

/**
 * True unless it is certain that a condition can never be met. `asking` are the threads whose end is being asked about, so that two threads that
 * wait for each other are found.
 */
export const canBeMet = (condition: Condition, story: Story, asking: readonly string[] = []): boolean => {
  if ("all" in condition) return condition.all.every((one) => canBeMet(one, story, asking));
  if ("any" in condition) return condition.any.some((one) => canBeMet(one, story, asking));
  if ("known" in condition) return canBeKnown(condition.known, story);
  if ("clock" in condition) return canReach(condition, story);
  if ("thread" in condition) return canBecome(condition, story, asking);
  if ("party_at" in condition) return canBeEntered(condition.party_at, story);
  if ("trust" in condition) return condition.at_least <= 10;
  if ("present" in condition) return isAbout(condition.present, story);
  if ("promised" in condition) return isAbout(condition.promised, story);
  return !("in_party" in condition) || isAbout(condition.in_party, story);
};

/** What only the DM knows comes out by a trigger alone. */
const canBeKnown = (id: string, { scenario, entities, effects }: Story): boolean => {
  const found = [...scenario.facts, ...entities, ...scenario.threads].find((one) => one.id === id);
  return found?.visibility !== "dm" || effects.some(({ kind, target }) => kind === "reveal" && target === id);
};

const canReach = (condition: Extract<Condition, { clock: string }>, story: Story): boolean => {
  const clock = story.clocks.find(({ id }) => id === condition.clock);
  if (clock === undefined) return false;
  const { value, max } = clock;
  if ("at_least" in condition) return value >= condition.at_least || (condition.at_least <= max && isMoved(story, clock));
  return value <= condition.at_most || (condition.at_most >= 0 && isMoved(story, clock));
};

const canBecome = ({ thread: id, status }: Extract<Condition, { thread: string }>, story: Story, asking: readonly string[]): boolean => {
  const thread = story.scenario.threads.find((one) => one.id === id);
  if (thread === undefined) return false;
  if (thread.status === status) return true;
  if (status !== "resolved" && status !== "failed") return true;
  return !asking.includes(id) && canEnd(thread, status, story, [...asking, id]);
};

/** A place that ways lead to from where play begins, or that a trigger brings the party to. */
const canBeEntered = (place: string, { scenario, entities, effects }: Story): boolean => {
  if (entities.every(({ attrs }) => (attrs.exits ?? []).length === 0)) return true;
  const reached = new Set([scenario.starting_scene.location_id]);
  for (const id of reached) for (const exit of entities.find((one) => one.id === id)?.attrs.exits ?? []) reached.add(exit);
  return reached.has(place) || effects.some(({ kind, to }) => kind === "move" && to === place);
};

const isAbout = (id: string, { entities, effects }: Story): boolean =>
  entities.find((one) => one.id === id)?.visibility !== "dm" || effects.some(({ kind, target }) => kind === "reveal" && target === id);

/** True unless it is certain that a thread can never be resolved, or never fail: by its conditions, or in the ways of its type. */
export const canEnd = (
  thread: Scenario["threads"][number],
  status: "resolved" | "failed",
  story: Story,
  asking: readonly string[],
): boolean => {
  const { resolved_when, failed_when } = thread;
  if (resolved_when !== null || failed_when !== null) {
    const condition = status === "resolved" ? resolved_when : failed_when;
    return condition !== null && canBeMet(condition, story, asking);
  }
  if (
    story.effects.some(
      (effect) => effect.kind === "settle" && effect["thread"] === thread.id && (effect["outcome"] ?? "resolved") === status,
    )
  )
    return true;
  const tag = `${status === "resolved" ? "resolves" : "fails"}:${thread.id}`;
  return [...story.scenario.facts, ...story.entities].some(({ tags }) => tags.includes(tag)) || endsByType(thread, status, story);
};
