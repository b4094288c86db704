import { Runner, definePlugin, provide } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { Ingest, stageFolders } from "freeform-rpg/plugins/ingest/core";
import type { StageFolder } from "freeform-rpg/plugins/ingest/core";
import { PackDryRuns } from "freeform-rpg/plugins/memory/lore";
import { auditIngest } from "./audit/audit-ingest.ts";
import { promoteDraft } from "./promote/promote-draft.ts";
import { answerReview } from "./review/answer-review.ts";
import { findReview } from "./review/read-review.ts";
import { Drafts } from "./tokens.ts";

/** Promotes drafts of packs and audits ingests. */
export default definePlugin({
  name: "ingest-drafts",
  create: () => ({
    services: [
      provide(Drafts, {
        uses: { runner: Runner, trials: PackDryRuns },
        create: ({ runner, trials }) => ({
          promote: (request) => promoteDraft(request, trials),
          review: async (folder) => (await findReview(folder))?.review ?? null,
          answer: (folder, given) => answerReview(folder, given),
          audit: (folder) => auditIngest(folder, foldersInOrder(runner)),
        }),
      }),
    ],
  }),
});

const foldersInOrder = (runner: Pick<Kernel, "plan" | "read">): StageFolder[] => {
  const folders = runner.read(stageFolders).map(({ value }) => value);
  return runner.plan(Ingest).stages.flatMap(({ name }) => folders.filter(({ stage }) => stage === name));
};
