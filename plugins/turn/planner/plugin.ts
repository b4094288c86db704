import { contribute, definePlugin, provide, service, stage } from "freeform-rpg/kernel";
import { Database, readAhead } from "freeform-rpg/db";
import { prompts } from "freeform-rpg/plugins/models/core";
import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Turn, TurnRequest, World, afterCommit } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { z } from "zod";
import { enforcePlan, isHeldUp, stillPlan } from "./enforce-plan.ts";
import { makePlan } from "./make-plan.ts";
import { plannerInput } from "./planner-input.ts";
import { prepareKind, preparePrompt, prepareStage } from "./prepare/prepare-job.ts";
import { QueuePreparation, queueStage } from "./prepare/queue-preparation.ts";
import { keepJobs, preparationIn } from "./prepare/read-prepared.ts";
import type { JobsAhead } from "./prepare/read-prepared.ts";
import { MovePreparation, Plan, reviewPlan } from "./tokens.ts";

const Options = z
  .object({
    /** Whether a model prepares tension moves after each turn, where one is configured. Without them code makes the moves. */
    prepare: z.boolean().default(true),
  })
  .prefault({});

const PreparingJobs = service<JobsAhead>("planner/jobs-ahead");

/** Plans the turn's beats and at most one tension move, without asking a model while the player waits. */
export default definePlugin({
  name: "planner",
  options: Options,
  create: ({ prepare }) => ({
    hooks: [reviewPlan],
    services: [
      provide(MovePreparation, {
        uses: { database: Database, ahead: PreparingJobs },
        create: ({ database, ahead }) => preparationIn(database, ahead),
      }),
      provide(PreparingJobs, { create: keepJobs }),
    ],
    contributes: [
      contribute(prompts, preparePrompt),
      contribute(jobKinds, prepareKind),
      contribute(afterCommit, QueuePreparation),
      contribute(readAhead, PreparingJobs),
    ],
    stages: [
      prepareStage,
      queueStage(prepare),
      stage({
        pipeline: Turn,
        name: "plan",
        needs: { request: TurnRequest, packet: ContextPacket, ruling: Ruling, world: World },
        uses: { preparation: MovePreparation },
        makes: Plan,
        when: ({ ruling }) => !ruling.clarification_needed,
        run: async ({ request, packet, ruling, preparation, world: { campaign } }, call) => {
          const input = plannerInput(packet, ruling, campaign.system);
          const random = seedRandom([request.seed ?? campaign.seed, campaign.id, "plan", packet.turn_no].join("|"));
          const prepared = await preparation.read({ campaign_id: campaign.id, head_seq: campaign.head_seq, run_id: request.run_id });
          const proposal = prepared.plan ?? makePlan(input, prepared.moves, random);
          const reviewed = await call.change(reviewPlan, enforcePlan(proposal, input.packet), { packet });
          const plan = enforcePlan(reviewed, input.packet);
          return isHeldUp(ruling) ? stillPlan(plan) : plan;
        },
      }),
    ],
  }),
});
