import type { Clock, Entity, Fact, Thread } from "freeform-rpg/schemas";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { isThreadClosed } from "freeform-rpg/schemas/values";
import { readTitle } from "freeform-rpg/schemas/campaign";
import { record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { messagesOf } from "../messages.ts";

/** True for a fact that is tagged with the thread's id, alone or behind `thread:`, `resolves:` or `fails:`. */
export const bearsOn = ({ tags }: Pick<Fact, "tags">, { id }: Pick<Thread, "id">): boolean =>
  tags.some((tag) => tag === id || tag === `thread:${id}` || tag === `resolves:${id}` || tag === `fails:${id}`);

/**
 * What a discovered fact does to threads: those it bears on move; a hidden or proposed one becomes known and active; one that the
 * fact answers, `resolves:` or `fails:` ends.
 */
export const moveThreads = (draft: ResolutionDraft, fact: Fact): void => {
  for (const thread of draft.world.threads.filter((one) => one.visibility !== "dm" && bearsOn(fact, one))) {
    const { id } = thread;
    if (isEnded(draft, id)) continue;
    const reason = `found: ${factText(fact)}`;
    const isNew = thread.visibility !== "known" || thread.status === "proposed";
    if (isNew && !isMoved(draft, id)) open(draft, thread, reason);
    const guarded = isGuarded(thread);
    if (!guarded && answers(fact, thread)) end(draft, thread, "resolved", reason);
    else if (!guarded && fact.tags.includes(`fails:${id}`)) end(draft, thread, "failed", reason);
    else if (!isNew && !isMoved(draft, id)) {
      draft.diff.threads_update.push({ id, reason });
      record(draft, "thread_updated", messagesOf(draft.world).told.threadBears(matterOf(thread)), { thread_id: id });
    }
  }
};

/** An item tagged `resolves:<thread>` settles that thread when it comes into the players' hands. */
export const settleByItem = (draft: ResolutionDraft, { tags, name }: Pick<Entity, "tags" | "name">): void => {
  const settled = draft.world.threads.filter(({ id, status }) => status === "active" && tags.includes(`resolves:${id}`));
  for (const thread of settled) if (mayEnd(draft, thread)) end(draft, thread, "resolved", `found: ${name}`);
};

/** A goal or a want that is about a thing and someone is met when the thing is put into their hands. */
export const settleByGift = (draft: ResolutionDraft, item: Entity, taker: Entity): void => {
  const wanted = draft.world.threads.filter(({ type, status }) => status === "active" && (type === "QUEST" || type === "RESOURCE"));
  const settled = wanted.filter(({ related_entity_ids }) => [item.id, taker.id].every((id) => related_entity_ids.includes(id)));
  for (const thread of settled) if (mayEnd(draft, thread)) end(draft, thread, "resolved", `given: ${item.name}`);
};

/** A clock at its end fails the active dangers that share a tag with it, and a deadline every urgent one. */
export const failDangers = (draft: ResolutionDraft, { tags, name }: Clock): void => {
  const deadline = tags.includes("deadline");
  const dangers = draft.world.threads.filter(({ type, status }) => type === "DANGER" && status === "active");
  const lost = dangers.filter((one) => one.tags.some((tag) => tags.includes(tag)) || (deadline && one.urgency === "HIGH"));
  for (const thread of lost) if (mayEnd(draft, thread)) end(draft, thread, "failed", `${name} has run out`);
};

/** The thread's matter, without the words that mark its form. */
export const matterOf = ({ title }: Pick<Thread, "title">): string =>
  readTitle(title)
    .topic.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/([^.?!])$/, "$1.");

/** A fact tagged `answer` settles the questions it bears on; one that `resolves:` a thread settles it whatever its form. */
const answers = ({ tags }: Fact, { id, type }: Thread): boolean =>
  tags.includes(`resolves:${id}`) || (tags.includes("answer") && (type === "MYSTERY" || type === "INFORMATION"));

const isMoved = ({ diff }: ResolutionDraft, id: string): boolean => diff.threads_update.some((update) => update.id === id);
const isEnded = ({ diff }: ResolutionDraft, id: string): boolean => diff.threads_resolve.some((one) => one.id === id);

const open = (draft: ResolutionDraft, thread: Thread, reason: string): void => {
  const { id, title, status } = thread;
  draft.diff.threads_update.push({ id, visibility: "known", ...(status === "proposed" ? { status: "active" as const } : {}), reason });
  const details = { thread_id: id, title, status: "active" };
  record(draft, "thread_updated", messagesOf(draft.world).told.threadOpens(matterOf(thread)), details, { binding: true });
};

type Ending = "resolved" | "failed" | "abandoned";

const end = (draft: ResolutionDraft, thread: Thread, status: Ending, reason: string): void => {
  const { id, title, stakes } = thread;
  draft.diff.threads_resolve.push({ id, status, reason });
  const outcome = status === "resolved" ? stakes.success : stakes.failure;
  const text =
    outcome === "" || status === "abandoned" ? `${messagesOf(draft.world).told.threadEnds[status]} ${matterOf(thread)}` : outcome;
  if (thread.visibility === "dm") return;
  record(draft, "thread_updated", text, { thread_id: id, title, status }, { binding: true });
};

/** Ends a thread that is open. False when it has ended already. */
export const endThread = (draft: ResolutionDraft, thread: Thread, status: Ending, reason: string): boolean => {
  if (!mayEnd(draft, thread) || isThreadClosed(thread.status)) return false;
  end(draft, thread, status, reason);
  return true;
};

/** Ends a thread whose condition is met. Players come to know of one that they did not know. */
export const endByCondition = (draft: ResolutionDraft, thread: Thread, status: "resolved" | "failed"): void => {
  if (isEnded(draft, thread.id)) return;
  const reason = `${status}_when`;
  if (thread.visibility === "world") draft.diff.threads_update.push({ id: thread.id, visibility: "known", reason });
  end(draft, thread, status, reason);
};

/** True for a thread with a condition: it is settled by nothing else. */
export const isGuarded = ({ resolved_when, failed_when }: Pick<Thread, "resolved_when" | "failed_when">): boolean =>
  resolved_when !== null || failed_when !== null;

const mayEnd = (draft: ResolutionDraft, thread: Thread): boolean => !isEnded(draft, thread.id) && !isGuarded(thread);

/** Moves a thread: a hidden or proposed one becomes known and active. False when it has ended or has moved already this turn. */
export const moveThread = (draft: ResolutionDraft, thread: Thread, note: string): boolean => {
  if (isEnded(draft, thread.id) || isMoved(draft, thread.id) || isThreadClosed(thread.status)) return false;
  if (thread.visibility !== "known" || thread.status === "proposed") open(draft, thread, note);
  else {
    draft.diff.threads_update.push({ id: thread.id, reason: note });
    record(draft, "thread_updated", note === "" ? messagesOf(draft.world).told.threadBears(matterOf(thread)) : note, {
      thread_id: thread.id,
    });
  }
  return true;
};
