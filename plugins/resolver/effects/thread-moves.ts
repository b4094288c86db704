import type { Clock, Entity, Fact, Thread } from "freeform-rpg/schemas";
import { factText } from "freeform-rpg/plugins/validator";
import { record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";

/** True for a fact that is tagged with the thread's id, alone or behind `thread:`, `resolves:` or `fails:`. */
export const bearsOn = ({ tags }: Pick<Fact, "tags">, { id }: Pick<Thread, "id">): boolean =>
  tags.some((tag) => tag === id || tag === `thread:${id}` || tag === `resolves:${id}` || tag === `fails:${id}`);

/**
 * What a discovered fact does to threads: those it bears on move; a hidden or proposed one becomes known and active; one that the
 * fact answers, `resolves:` or `fails:` ends.
 */
export const moveThreads = (ledger: Ledger, fact: Fact): void => {
  for (const thread of ledger.world.threads.filter((one) => one.visibility !== "dm" && bearsOn(fact, one))) {
    const { id } = thread;
    if (isEnded(ledger, id)) continue;
    const reason = `found: ${factText(fact)}`;
    const isNew = thread.visibility !== "known" || thread.status === "proposed";
    if (isNew && !isMoved(ledger, id)) open(ledger, thread, reason);
    if (answers(fact, thread)) end(ledger, thread, "resolved", reason);
    else if (fact.tags.includes(`fails:${id}`)) end(ledger, thread, "failed", reason);
    else if (!isNew && !isMoved(ledger, id)) {
      ledger.diff.threads_update.push({ id, reason });
      record(ledger, "thread_updated", `This bears on what is still open: ${matterOf(thread)}`, { thread_id: id });
    }
  }
};

/** An item tagged `resolves:<thread>` settles that thread when it comes into the players' hands. */
export const settleByItem = (ledger: Ledger, { tags, name }: Pick<Entity, "tags" | "name">): void => {
  const settled = ledger.world.threads.filter(({ id, status }) => status === "active" && tags.includes(`resolves:${id}`));
  for (const thread of settled) if (!isEnded(ledger, thread.id)) end(ledger, thread, "resolved", `found: ${name}`);
};

/** A goal or a want that is about a thing and somebody is met when the thing is put into their hands. */
export const settleByGift = (ledger: Ledger, item: Entity, taker: Entity): void => {
  const wanted = ledger.world.threads.filter(({ type, status }) => status === "active" && (type === "QUEST" || type === "RESOURCE"));
  const settled = wanted.filter(({ related_entity_ids }) => [item.id, taker.id].every((id) => related_entity_ids.includes(id)));
  for (const thread of settled) if (!isEnded(ledger, thread.id)) end(ledger, thread, "resolved", `given: ${item.name}`);
};

/** A clock at its end fails the active dangers that share a tag with it, and a deadline every urgent one. */
export const failDangers = (ledger: Ledger, { tags, name }: Clock): void => {
  const deadline = tags.includes("deadline");
  const dangers = ledger.world.threads.filter(({ type, status }) => type === "DANGER" && status === "active");
  const lost = dangers.filter((one) => one.tags.some((tag) => tags.includes(tag)) || (deadline && one.urgency === "HIGH"));
  for (const thread of lost) if (!isEnded(ledger, thread.id)) end(ledger, thread, "failed", `${name} has run out`);
};

/** The thread's matter, without the words that mark its form. */
export const matterOf = ({ title }: Pick<Thread, "title">): string =>
  title
    .replace(/^(Open (relationship )?(question|dilemma)|Need to learn|Goal|Need resource|Prevent risk):\s*/i, "")
    .replace(/;\s*(success when|avoid by)\b.*$/i, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/([^.?!])$/, "$1.");

/** A fact tagged `answer` settles the questions it bears on; one that `resolves:` a thread settles it whatever its form. */
const answers = ({ tags }: Fact, { id, type }: Thread): boolean =>
  tags.includes(`resolves:${id}`) || (tags.includes("answer") && (type === "MYSTERY" || type === "INFORMATION"));

const isMoved = ({ diff }: Ledger, id: string): boolean => diff.threads_update.some((update) => update.id === id);
const isEnded = ({ diff }: Ledger, id: string): boolean => diff.threads_resolve.some((one) => one.id === id);

const open = (ledger: Ledger, thread: Thread, reason: string): void => {
  const { id, title, status } = thread;
  ledger.diff.threads_update.push({ id, visibility: "known", ...(status === "proposed" ? { status: "active" as const } : {}), reason });
  const details = { thread_id: id, title, status: "active" };
  record(ledger, "thread_updated", `There is something new to see to. ${matterOf(thread)}`, details, { binding: true });
};

const end = (ledger: Ledger, thread: Thread, status: "resolved" | "failed", reason: string): void => {
  const { id, title, stakes } = thread;
  ledger.diff.threads_resolve.push({ id, status, reason });
  const outcome = status === "resolved" ? stakes.success : stakes.failure;
  const text = outcome === "" ? `${status === "resolved" ? "That settles it." : "That is lost."} ${matterOf(thread)}` : outcome;
  if (thread.visibility === "dm") return;
  record(ledger, "thread_updated", text, { thread_id: id, title, status }, { binding: true });
};

/** Ends a thread once. */
export const endThread: typeof end = (ledger, thread, status, reason) => {
  if (!isEnded(ledger, thread.id)) end(ledger, thread, status, reason);
};
