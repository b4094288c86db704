import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import { ReviewAnswer } from "freeform-rpg/schemas";
import type { PackReview, ReviewCase, ReviewDecision } from "freeform-rpg/schemas";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { withKernel } from "../host.ts";
import { paint, print, printJson } from "../output.ts";

export interface ReviewOptions {
  readonly json?: boolean;
}

export interface AnswerOptions extends ReviewOptions {
  readonly name?: string;
  readonly type?: string;
}

/** Lists what a draft's reviewer should decide. */
export const showPackReview = async (folder: string, { json = false }: ReviewOptions): Promise<void> => {
  const review = await withKernel(readEnvironment(), async (kernel) => (await kernel.use(Drafts)).review(folder));
  if (review === null)
    throw new CommandError(
      "pack_review_not_found",
      `"${folder}" has no review: it is no draft of \`pack-ingest --draft\`, or was not finished.`,
    );
  if (json) printJson(review);
  else print(describeReview(review));
};

/** Answers one case, or all open cases of a decision, and changes the draft. */
export const answerPackReview = async (
  folder: string,
  key: string,
  typed: string,
  { name, type, json = false }: AnswerOptions,
): Promise<void> => {
  const as = ReviewAnswer.safeParse(typed).data;
  if (as === undefined)
    throw new CommandError("review_answer_invalid", `There is no answer "${typed}". Use one of: ${ReviewAnswer.options.join(", ")}.`, 2);
  const review = await withKernel(readEnvironment(), async (kernel) => {
    const drafts = await kernel.use(Drafts);
    const found = (await drafts.review(folder))?.decisions.find(({ cases }) => cases.some((one) => one.key === key));
    return drafts.answer(folder, { decision: found?.key ?? key, case: found ? key : null, as, value: name ?? type ?? null });
  });
  if (json) printJson(review);
  else print(describeLeft(review));
};

const isOpen = ({ answered }: ReviewCase): boolean => answered === null;

const describeLeft = ({ decisions }: PackReview): string => {
  const left = decisions.filter(({ cases }) => cases.some(isOpen));
  return left.length === 0
    ? "Everything is decided. Go on with `promote-draft`."
    : `Done. Open decisions: ${left.map(({ key }) => key).join(", ")}.`;
};

const describeReview = (review: PackReview): string =>
  review.decisions.length === 0 ? "Nothing needs a look." : [...review.decisions.map(describeDecision), describeLeft(review)].join("\n\n");

const describeDecision = ({ key, title, answers, cases }: ReviewDecision): string =>
  [`${paint.bold(key)}  ${title}  ${paint.dim(answers.join(", "))}`, ...cases.map((one) => `  ${describeCase(one)}`)].join("\n");

const describeCase = ({ key, text, files, pages, answered }: ReviewCase): string => {
  const place = [...files, ...(pages ? [pages[0] === pages[1] ? `page ${pages[0]}` : `pages ${pages[0]} to ${pages[1]}`] : [])].join(", ");
  const given = answered ? paint.green(`  ${answered.as}${answered.value === null ? "" : ` ${answered.value}`}`) : "";
  return `${key}  ${text}${place === "" ? "" : paint.dim(`  (${place})`)}${given}`;
};
