import { artifact, pipeline, stage } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { CommittedTurn } from "freeform-rpg/plugins/turn/queue";
import { z } from "zod";
import { keyAfter } from "./read-prepared.ts";
import { prepareJob } from "./prepare-job.ts";

const Queued = artifact("planner/queued-preparation", z.object({ job: z.string().nullable() }));

/** Runs after each committed turn. */
export const QueuePreparation = pipeline("queue-preparation", [CommittedTurn], Queued);

/** Queues the job for the next turn, once for each committed turn; none without a model. The job is nobody's, so that no player follows it. */
export const queueStage = (isOn: boolean) =>
  stage({
    pipeline: QueuePreparation,
    name: "queue",
    needs: { turn: CommittedTurn },
    uses: { jobs: Jobs, provider: ModelProvider },
    makes: Queued,
    run: async ({ turn, jobs, provider }) => {
      if (!isOn || provider.free === true) return { job: null };
      const { campaign_id, event_id } = turn;
      const job = await jobs.start({ kind: prepareJob, userId: "", idempotencyKey: keyAfter(campaign_id, event_id), request: turn });
      return { job: job.id };
    },
  });
