import type { Thread, ThreadType } from "freeform-rpg/schemas";
import { describeForm, hasForm } from "freeform-rpg/schemas/campaign";
import { isImmediateHazard } from "./hazard.ts";
import { similarity, thresholds, tokensOf } from "./normalise.ts";

/** What can be wrong with a payload of threads. */
export type ThreadCode =
  | "THREAD_FORM_INVALID"
  | "THREAD_DANGER_IMMEDIATE_HAZARD"
  | "THREAD_DUPLICATE_LIKE_ADD"
  | "THREAD_MISSING_EQUIVALENT_RESOLVE"
  | "UNKNOWN_STATE_ID"
  | "MALFORMED_REPLACE_PAYLOAD";

/** One thing wrong. `at` is the place of the add in the payload, `null` for a resolve. */
export interface ThreadDiagnostic {
  readonly code: ThreadCode;
  readonly at: number | null;
  readonly message: string;
  readonly suggestion: string;
  /** The threads that it concerns. */
  readonly thread_ids: readonly string[];
}

/** What is proposed: threads to open, and ids of those that end. */
export interface ThreadPayload {
  readonly adds: readonly { readonly title: string; readonly type: ThreadType }[];
  readonly resolves: readonly string[];
}

/** What code makes of a payload: diagnostics, and the adds and resolves that stand. */
export interface ThreadReview {
  readonly diagnostics: readonly ThreadDiagnostic[];
  readonly adds: readonly number[];
  readonly resolves: readonly string[];
}

/** An open thread, as far as the contract concerns it. */
export type Known = Pick<Thread, "id" | "title" | "type">;

/** Holds a payload against the active threads, by specification 004. The order of `active` makes no difference. */
export const checkThreads = (active: readonly Known[], { adds, resolves }: ThreadPayload): ThreadReview => {
  const diagnostics: ThreadDiagnostic[] = [];
  const known = new Set(active.map(({ id }) => id));
  for (const [at, id] of resolves.entries()) {
    if (!known.has(id)) diagnostics.push(unknownId(id, active));
    else if (resolves.indexOf(id) !== at) diagnostics.push(malformed(null, [id], `The thread "${id}" is resolved twice in one payload.`));
  }
  const ended = new Set(resolves.filter((id) => known.has(id)));
  const standing: number[] = [];
  for (const [at, add] of adds.entries()) {
    const taken = standing.flatMap((other) => adds[other] ?? []);
    const found = checkAdd(at, add, active, { ended, taken });
    if (found.length === 0) standing.push(at);
    diagnostics.push(...found);
  }
  return { diagnostics, adds: standing, resolves: [...ended] };
};

/** The active threads of the same type that are the same loop. */
export const findEquivalents = <T extends Known>(active: readonly T[], { title, type }: Pick<Known, "title" | "type">): T[] => {
  const tokens = tokensOf(title);
  return active.filter((thread) => thread.type === type && isLike(tokens, thread.title, thresholds[type]));
};

/** Looks for the words first: two loops with too few in common need not be taken apart. */
const isLike = (tokens: ReadonlySet<string>, title: string, threshold: number): boolean => {
  const folded = title.toLowerCase();
  let hits = 0;
  for (const token of tokens) if (folded.includes(token)) hits += 1;
  return hits > 0 && hits >= threshold * tokens.size && similarity(tokens, tokensOf(title)) >= threshold;
};

interface Beside {
  readonly ended: ReadonlySet<string>;
  readonly taken: ThreadPayload["adds"];
}

const checkAdd = (
  at: number,
  add: ThreadPayload["adds"][number],
  active: readonly Known[],
  { ended, taken }: Beside,
): ThreadDiagnostic[] => {
  const { title, type } = add;
  const wrong: ThreadDiagnostic[] = [];
  if (!hasForm(type, title))
    wrong.push({
      code: "THREAD_FORM_INVALID",
      at,
      message: `The thread "${title}" does not have the form of a ${type} thread.`,
      suggestion: describeForm(type),
      thread_ids: [],
    });
  if (type === "DANGER" && isImmediateHazard(title))
    wrong.push({
      code: "THREAD_DANGER_IMMEDIATE_HAZARD",
      at,
      message: `The thread "${title}" describes a hazard that acts now; a DANGER thread is a risk that can still be prevented.`,
      suggestion: "Leave what acts now to threats and situations, or word the risk that lies behind it with may, before or if.",
      thread_ids: [],
    });
  return [...wrong, ...checkLikeness(at, add, active, { ended, taken })];
};

const checkLikeness = (
  at: number,
  add: ThreadPayload["adds"][number],
  active: readonly Known[],
  { ended, taken }: Beside,
): ThreadDiagnostic[] => {
  const alike = findEquivalents(active, add);
  const left = alike.filter(({ id }) => !ended.has(id));
  const twin = taken.find(
    (other) => other.type === add.type && similarity(tokensOf(other.title), tokensOf(add.title)) >= thresholds[add.type],
  );
  if (left.length > 0) {
    const ids = left.map(({ id }) => id).sort();
    return [
      duplicate(at, add.title, ids),
      {
        code: "THREAD_MISSING_EQUIVALENT_RESOLVE",
        at,
        message: `The thread "${add.title}" may only replace ${ids.join(", ")}, which the same payload does not resolve.`,
        suggestion: `Resolve ${ids.join(", ")} in the same answer, or leave the new thread out.`,
        thread_ids: ids,
      },
    ];
  }
  if (twin === undefined) return [];
  // Replacement is one for one: a second successor of the same loop is no second loop.
  return alike.length > 0
    ? [
        duplicate(at, add.title, []),
        malformed(at, alike.map(({ id }) => id).sort(), `"${add.title}" is a second successor of one thread; there may be one.`),
      ]
    : [duplicate(at, add.title, [])];
};

const duplicate = (at: number, title: string, thread_ids: readonly string[]): ThreadDiagnostic => ({
  code: "THREAD_DUPLICATE_LIKE_ADD",
  at,
  message:
    thread_ids.length > 0
      ? `The thread "${title}" asks what ${thread_ids.join(", ")} asks already.`
      : `The thread "${title}" is opened twice in one payload.`,
  suggestion: "Open one thread for one loop.",
  thread_ids,
});

const unknownId = (id: string, active: readonly Known[]): ThreadDiagnostic => ({
  code: "UNKNOWN_STATE_ID",
  at: null,
  message: `There is no open thread "${id}".`,
  suggestion:
    active.length === 0 ? "No thread is open: leave it out." : `Use the id of an open thread: ${listThreads(active)}; or leave it out.`,
  thread_ids: [id],
});

/** The number of threads that a suggestion lists. */
const listed = 20;

const listThreads = (threads: readonly Known[]): string =>
  threads
    .slice(0, listed)
    .map(({ id, title }) => `${id} (${title})`)
    .join(", ");

const malformed = (at: number | null, thread_ids: readonly string[], message: string): ThreadDiagnostic => ({
  code: "MALFORMED_REPLACE_PAYLOAD",
  at,
  message,
  suggestion: "Resolve the old thread once and open one refined successor.",
  thread_ids,
});
