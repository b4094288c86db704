import { tapChange, tapCollect } from "freeform-rpg/kernel";
import type { Tap } from "freeform-rpg/kernel";
import { judgeNarration, repairNarration, reviewNarration } from "freeform-rpg/plugins/narrator";
import { reviewReconciliation } from "freeform-rpg/plugins/reconciler";
import { faultHiddenNames } from "./fault-hidden-names.ts";
import { hiddenNamesIn, projectNarration } from "./project-draft.ts";
import { projectReconciliation } from "./project-reconciliation.ts";
import type { RunCanons } from "./run-canons.ts";
import { uses } from "./run-canons.ts";
import { settleHoldings } from "./settle-holdings.ts";

/** Taps on what is told and kept. A draft is mended before it is judged, so that the one that stands at last is canonical too. */
export const tellingTaps = (runs: RunCanons): Tap[] => [
  tapChange(
    reviewNarration,
    async (draft, { used, world }, { runId }) => {
      const canon = await runs.in(used, runId, world.campaign.id);
      if (canon.plain) return draft;
      runs.noteStruck(runId, hiddenNamesIn(draft, canon));
      return projectNarration(draft, canon);
    },
    { uses, order: "post" },
  ),
  tapChange(
    repairNarration,
    async (repair, { used, world }, { runId }) => {
      // Whoever repaired the draft may have brought a name back.
      const canon = await runs.in(used, runId, world.campaign.id);
      return canon.plain ? repair : { ...repair, output: projectNarration(repair.output, canon) };
    },
    { uses, order: "post" },
  ),
  tapCollect(judgeNarration, (_draft, _context, { runId }) => faultHiddenNames(runs.takeStruck(runId))),
  tapChange(
    reviewReconciliation,
    async (reconciliation, { used, world }, { runId }) => {
      // Somebody may have corrected the campaign while the turn was told.
      const canon = await runs.refresh(used, runId, world.campaign.id);
      runs.forget(runId);
      return settleHoldings(projectReconciliation(reconciliation, canon), canon, world.campaign.id, used.database);
    },
    { uses, order: "post" },
  ),
];
