import type { PackReview, ReviewCase, ReviewDecision } from "freeform-rpg/schemas";
import { showPlace } from "./show-place.ts";

/** `REVIEW_NEEDED.md`: the decisions, each with its files and pages; only a decision has a box to tick. */
export const writeReview = (name: string, { decisions }: PackReview): string => {
  const cases = decisions.reduce((sum, decision) => sum + decision.cases.length, 0);
  const lead = decisions.length === 0 ? "Nothing needs a look." : `Decisions: ${decisions.length}, about ${cases} cases. ${howTo}`;
  return `${[`# To be reviewed: ${name}`, lead, ...decisions.map(showDecision)].join("\n\n")}\n`;
};

const howTo =
  "The gravest kinds come first. Tick a box when its cases are as you want them; a case that you leave alone is kept as it is. `pack-review` answers them one by one.";

const showDecision = ({ title, ask, cases }: ReviewDecision): string =>
  `## ${title} (${cases.length})\n\n- [ ] ${ask}\n${cases.map((one) => `  - ${showCase(one)}`).join("\n")}`;

const showCase = ({ text, files, pages }: ReviewCase): string => `${text}${showPlace(files, pages)}`;
