import type { Clock, Fact, Thread } from "freeform-rpg/schemas";
import { factText } from "freeform-rpg/plugins/validator";
import { record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";

/** True for a fact that is tagged with the thread's id, alone or behind `thread:`, `resolves:` or `fails:`. */
export const bearsOn = ({ tags }: Pick<Fact, "tags">, { id }: Pick<Thread, "id">): boolean =>
  tags.some((tag) => tag === id || tag === `thread:${id}` || tag === `resolves:${id}` || tag === `fails:${id}`);

/**
 * What a discovered fact does to threads: those it bears on move; a hidden or proposed one becomes known and active; one that the
 * fact `resolves:` or `fails:` ends.
 */
export const moveThreads = (ledger: Ledger, fact: Fact): void => {
  for (const thread of ledger.world.threads.filter((one) => one.visibility !== "dm" && bearsOn(fact, one))) {
    const { id } = thread;
    if (isEnded(ledger, id)) continue;
    const reason = `found: ${factText(fact)}`;
    const isNew = thread.visibility !== "known" || thread.status === "proposed";
    if (isNew && !isMoved(ledger, id)) open(ledger, thread, reason);
    if (fact.tags.includes(`resolves:${id}`)) end(ledger, thread, "resolved", reason);
    else if (fact.tags.includes(`fails:${id}`)) end(ledger, thread, "failed", reason);
    else if (!isNew && !isMoved(ledger, id)) {
      ledger.diff.threads_update.push({ id, reason });
      record(ledger, "thread_updated", `This bears on "${thread.title}".`, { thread_id: id });
    }
  }
};

/** A clock at its end fails the active dangers that share a tag with it. */
export const failDangers = (ledger: Ledger, { tags, name }: Clock): void => {
  const lost = ledger.world.threads.filter(
    (one) => one.type === "DANGER" && one.status === "active" && one.tags.some((tag) => tags.includes(tag)),
  );
  for (const thread of lost) if (!isEnded(ledger, thread.id)) end(ledger, thread, "failed", `${name} has run out`);
};

/** The thread's matter, without the words that mark its form. */
export const matterOf = ({ title }: Pick<Thread, "title">): string =>
  title
    .replace(/^(Open (relationship )?(question|dilemma)|Need to learn|Goal|Need resource|Prevent risk):\s*/i, "")
    .replace(/;\s*(success when|avoid by)\b.*$/i, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/([^.?!])$/, "$1.");

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
