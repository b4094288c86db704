import { readFile, readdir, rename as move, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import { reviewData } from "freeform-rpg/plugins/ingest/core/lib";
import { PackContentType } from "freeform-rpg/schemas";
import type { PackReview, ReviewAnswer, ReviewCase, ReviewDecision } from "freeform-rpg/schemas";
import { exists } from "../exists.ts";
import { cutSection, hasSection, rename, setInFront, unlink } from "./edit-entry.ts";
import { readReview } from "./read-review.ts";
import { tickOff } from "./tick-off.ts";

/** What a reviewer decides about one case, or about all open cases of a decision. */
export interface GivenAnswer {
  readonly decision: string;
  /** `null` for all cases that are open. */
  readonly case: string | null;
  readonly as: ReviewAnswer;
  /** The new name or type. */
  readonly value: string | null;
}

/**
 * Applies an answer to a draft's files and records it. An answer that was given already changes nothing. Throws `pack_review_not_found`, `review_case_not_found`,
 * `review_answer_invalid`, `review_case_answered`.
 */
export const answerReview = async (folder: string, given: GivenAnswer): Promise<PackReview> => {
  const before = answering.get(folder) ?? Promise.resolve();
  const answered = before.then(() => answerNext(folder, given));
  const settled = answered.then(nothing, nothing);
  answering.set(folder, settled);
  void settled.then(() => answering.get(folder) === settled && answering.delete(folder));
  return answered;
};

/** Answers to one draft are applied one after another. */
const answering = new Map<string, Promise<void>>();
const nothing = (): void => undefined;

const answerNext = async (folder: string, given: GivenAnswer): Promise<PackReview> => {
  const { draft, review } = await readReview(folder);
  const decision = findDecision(review, given.decision);
  const wanted = findCases(decision, given);
  for (const one of wanted) check(decision, one, given);
  for (const one of wanted) await requireFiles(draft, one, given);
  for (const one of wanted) await apply(draft, one, given);
  const answered = new Set(wanted.map(({ key }) => key));
  const record = (one: ReviewCase): ReviewCase =>
    answered.has(one.key) ? { ...one, answered: { as: given.as, value: given.value } } : one;
  const after = { decisions: review.decisions.map((each) => ({ ...each, cases: each.cases.map(record) })) };
  await replaceFile(join(draft, reviewData), `${JSON.stringify(after, null, 1)}\n`);
  await tickOff(draft, after);
  return after;
};

const findDecision = ({ decisions }: PackReview, key: string): ReviewDecision => {
  const found = decisions.find((decision) => decision.key === key);
  if (found) return found;
  throw new EngineError(
    "review_case_not_found",
    `The review has no decision "${key}". It has: ${decisions.map((one) => one.key).join(", ") || "none"}.`,
  );
};

/** The cases that the answer is for, without those that have it already. */
const findCases = ({ key, cases }: ReviewDecision, given: GivenAnswer): ReviewCase[] => {
  if (given.case === null) return cases.filter(({ answered }) => answered === null);
  const found = cases.find((one) => one.key === given.case);
  if (!found)
    throw new EngineError(
      "review_case_not_found",
      `The decision "${key}" has no case "${given.case}". It has ${cases[0]?.key} to ${cases.at(-1)?.key}.`,
    );
  if (found.answered === null) return [found];
  if (found.answered.as === given.as && found.answered.value === given.value) return [];
  throw new EngineError(
    "review_case_answered",
    `The case "${found.key}" was answered with "${found.answered.as}" already. Correct its file by hand.`,
  );
};

const check = ({ answers, cases }: ReviewDecision, { key, files }: ReviewCase, { as, value, case: one }: GivenAnswer): void => {
  const offered = files.length === 0 ? ["keep"] : answers;
  if (!offered.includes(as)) throw invalid(`"${as}" is no answer to the case "${key}". Use one of: ${offered.join(", ")}.`);
  if (as === "rename" && one === null && cases.length > 1) throw invalid(`A new name is for one case. Name it, such as "${key}".`);
  const problem = (valueProblems[as] ?? noValue)(value);
  if (problem !== null) throw invalid(problem);
};

/** What is wrong with a value; `null` for nothing. */
type FindProblem = (value: string | null) => string | null;

const noValue: FindProblem = (value) => (value === null ? null : `Only "rename" takes a name, and only "retype" a type.`);

const valueProblems: Readonly<Partial<Record<ReviewAnswer, FindProblem>>> = {
  rename: (value) => (value?.trim() ? null : `"rename" needs the new name.`),
  retype: (value) =>
    PackContentType.options.some((type) => type === value)
      ? null
      : `"retype" needs the new type, not "${value ?? ""}". Use one of: ${PackContentType.options.join(", ")}.`,
};

/** A file that is gone can be dropped once more, and not changed. */
const requireFiles = async (draft: string, { key, files }: ReviewCase, { as }: GivenAnswer): Promise<void> => {
  for (const file of as === "keep" || as === "drop" ? [] : files)
    if (!(await exists(join(draft, file)))) throw invalid(`"${file}" of the case "${key}" is gone. Answer with keep or drop.`);
};

const invalid = (message: string) => new EngineError("review_answer_invalid", message);

const apply = async (draft: string, one: ReviewCase, { as, value }: GivenAnswer): Promise<void> => {
  for (const file of as === "keep" ? [] : one.files) {
    const path = join(draft, file);
    const text = await readFile(path, "utf8").catch(() => null);
    // It was dropped with another case.
    if (text === null) continue;
    if (as === "drop") await drop(draft, path, text, one);
    else if (as === "rename") await replaceFile(path, rename(text, one.name, value ?? ""));
    else await replaceFile(path, setInFront(text, as === "hide" ? { visibility: "dm" } : { type: value ?? "" }));
  }
};

/** A section goes from its page, an entry with its file and out of what refers to it. */
const drop = async (draft: string, path: string, text: string, { name }: ReviewCase): Promise<void> => {
  const rest = name === null ? null : cutSection(text, name);
  if (rest !== null && hasSection(rest)) return replaceFile(path, rest);
  await rm(path);
  const id = /^id:[ \t]*["']?([\w-]+)/m.exec(text)?.[1];
  if (id === undefined) return;
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".md")) continue;
    const other = join(entry.parentPath, entry.name);
    const unlinked = unlink(await readFile(other, "utf8"), id);
    if (unlinked !== null) await replaceFile(other, unlinked);
  }
};

/** Leaves the old file or the new one, whatever happens. */
const replaceFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text);
  await move(`${path}.new`, path);
};
