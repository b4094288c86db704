import { contribute, definePlugin, tapChange } from "freeform-rpg/kernel";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { offlineAnswers } from "freeform-rpg/plugins/models/core";
import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import { reviewPrompt } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import type { ReviewInput } from "freeform-rpg/plugins/narration-check/reviewer";
import type { NarrationReview } from "freeform-rpg/schemas";
import { narratorPrompt } from "freeform-rpg/plugins/turn/narrator/lib";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { findWay } from "freeform-rpg/plugins/turn/scene/lib";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import { answerRuling } from "./answers/answer-ruling.ts";
import { narrateOffline } from "./narrate-offline.ts";
import { suggestActions } from "./suggest.ts";

/** Token budget of the packet that questions are answered from: nothing is left out. */
const everything = 1_000_000;

/** Narrates by rules and tables of sentences, and answers questions to the game from what players know. */
export default definePlugin({
  name: "narrator-offline",
  create: () => ({
    taps: [
      tapChange(reviewRuling, (ruling, { world, packet }) =>
        answerRuling(ruling, () => ({
          ...assemble(world, { budget: everything }),
          lore_context: packet?.lore_context ?? {},
          route: (placeId) => (findWay(world, world.scene.location_id, placeId) ?? []).map(({ name }) => name),
          walk: actionsOf(world.campaign.system).find("go").minutes,
        })),
      ),
    ],
    contributes: [
      contribute(offlineAnswers, {
        promptId: narratorPrompt.id,
        answer: (input: NarratorInput, random: OfflineRandom) => narrateOffline(input, random),
      }),
      contribute(offlineAnswers, {
        promptId: reviewPrompt.id,
        answer: ({ decided }: ReviewInput): NarrationReview => ({
          covered: [],
          verdicts: [],
          details: [],
          threads: [],
          suggestions: suggestActions(decided),
          about: "",
        }),
      }),
    ],
  }),
});
