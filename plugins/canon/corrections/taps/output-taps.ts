import { tapChange, tapCollect } from "freeform-rpg/kernel";
import type { Tap } from "freeform-rpg/kernel";
import { judgeNarration, repairNarration, reviewNarration } from "freeform-rpg/plugins/turn/narrator";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { reportHiddenNames } from "./report-hidden-names.ts";
import { hiddenNamesIn, projectNarration } from "./project-draft.ts";
import { projectReconciliation } from "./project-reconciliation.ts";
import type { RunCanons } from "./run-canons.ts";
import { uses } from "./run-canons.ts";
import { redirectHoldings } from "./redirect-holdings.ts";

/** Taps on narration and stored changes. A draft is renamed before it is judged, so that the accepted draft is canonical too. */
export const outputTaps = (runs: RunCanons): Tap[] => [
  tapChange(
    reviewNarration,
    async (draft, { used, world }, { runId }) => {
      const canon = await runs.forCampaign(used, runId, world.campaign.id);
      if (canon.plain) return draft;
      runs.recordHiddenNames(runId, hiddenNamesIn(draft, canon));
      return projectNarration(draft, canon);
    },
    { uses, order: "post" },
  ),
  tapChange(
    repairNarration,
    async (repair, { used, world }, { runId }) => {
      // The repair may have brought a former name back.
      const canon = await runs.forCampaign(used, runId, world.campaign.id);
      return canon.plain ? repair : { ...repair, output: projectNarration(repair.output, canon) };
    },
    { uses, order: "post" },
  ),
  tapCollect(judgeNarration, (_draft, _context, { runId }) => reportHiddenNames(runs.takeHiddenNames(runId))),
  tapChange(
    reviewReconciliation,
    async (reconciliation, { used, world }, { runId }) => {
      // A DM may have approved a correction while the turn was narrated.
      const canon = await runs.refresh(used, runId, world.campaign.id);
      runs.forget(runId);
      return redirectHoldings(projectReconciliation(reconciliation, canon), canon, world.campaign.id, used.database);
    },
    { uses, order: "post" },
  ),
];
