import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { PlannerOutput } from "freeform-rpg/schemas/turn";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { enforcePlan, isHeldUp, stillPlan } from "./enforce-plan.ts";
import { planOffline } from "./offline-plan.ts";
import { PlannerInput, plannerInput } from "./planner-input.ts";
import { Plan, reviewPlan } from "./tokens.ts";

const prompt = loadPrompt("turn/planner_v2");

/** Plans the turn's beats and at most one tension move; the rules hold whatever the model proposes. */
export default definePlugin({
  name: "planner",
  create: () => ({
    hooks: [reviewPlan],
    contributes: [
      contribute(prompts, prompt),
      contribute(offlineAnswers, { promptId: prompt.id, answer: (input, random) => planOffline(PlannerInput.parse(input), random) }),
    ],
    stages: [
      stage({
        pipeline: Turn,
        name: "plan",
        needs: { request: TurnRequest, packet: ContextPacket, ruling: Ruling, world: optional(World) },
        uses: { models: Models },
        makes: Plan,
        when: ({ ruling }) => !ruling.clarification_needed,
        run: async ({ request, packet, ruling, models, world }, call) => {
          const input = plannerInput(packet, ruling, world?.campaign.system);
          const shorten = () => ({ ...input, packet: shortenPacket(input.packet) });
          const proposal = await models.object({ prompt, input, shorten, schema: PlannerOutput, call, campaignId: request.campaign_id });
          const reviewed = await call.change(reviewPlan, enforcePlan(proposal, input.packet), { packet });
          const plan = enforcePlan(reviewed, input.packet);
          return isHeldUp(ruling) ? stillPlan(plan) : plan;
        },
      }),
    ],
  }),
});
