import type { Command } from "commander";
import type { AnswerOptions, ReviewOptions } from "../ingest/pack-review.ts";
import { runCommand } from "../run-command.ts";

/** `pack-review`: what a draft's reviewer should decide, and the answers. */
export const addPackReview = (program: Command): void => {
  const review = program
    .command("pack-review")
    .summary("decide what is in doubt in a draft")
    .description(
      "What is in doubt in a draft that `pack-ingest --draft` made: at most 20 decisions, the gravest first. FOLDER is the draft's folder or that of its ingest.",
    )
    .addHelpText("after", help);
  review
    .command("list <folder>", { isDefault: true })
    .description("Lists the decisions with their cases and the answers that each takes.")
    .option("--json", "print one JSON document")
    .action((folder: string, options: ReviewOptions) => runCommand(options, async () => (await load()).showPackReview(folder, options)));
  review
    .command("answer <folder> <key> <answer>")
    .description(
      "Answers a case, or all open cases of a decision, with keep, drop, rename, retype or hide, and changes the draft's files accordingly.",
    )
    .option("--name <name>", "the new name, for rename")
    .option("--type <type>", "the new type, for retype")
    .option("--json", "print one JSON document")
    .action((folder: string, key: string, answer: string, options: AnswerOptions) =>
      runCommand(options, async () => (await load()).answerPackReview(folder, key, answer, options)),
    );
};

const load = () => import("../ingest/pack-review.ts");

const help = `
Examples:
  $ npx freeform-rpg pack-review drafts/old_harbour
  $ npx freeform-rpg pack-review answer drafts/old_harbour type_npc_3 drop
  $ npx freeform-rpg pack-review answer drafts/old_harbour type_npc_1 rename --name "King Levus"
  $ npx freeform-rpg pack-review answer drafts/old_harbour type_item keep`;
