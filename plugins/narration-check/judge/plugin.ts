import { Runner, contribute, definePlugin, provide, tapChange, tapCollect } from "freeform-rpg/kernel";
import { Policies, policyDomains, policyModules, policyPacks } from "freeform-rpg/plugins/policy/engine";
import { judgeNarration, repairNarration } from "freeform-rpg/plugins/turn/narrator";
import { PolicyPack } from "freeform-rpg/schemas/policy";
import { z } from "zod";
import { createNarrationJudge } from "./create-narration-judge.ts";
import { narrationDetectors } from "./detectors/detector.ts";
import { shippedDetectors } from "./detectors/shipped-detectors.ts";
import { judgeDraft, repairDraft } from "./judge-draft.ts";
import { narrationDomain } from "./narration-domain.ts";
import { NarrationJudge } from "./narration-judge.ts";
import { readNarrationPacks } from "./narration-policies.ts";

const Options = z
  .strictObject({
    /** Ids of the policy packs that narration is checked by. Default: every loaded pack that uses a detector of narration. */
    packs: z.array(z.string()).optional(),
  })
  .prefault({});

/** Checks every draft of narration against what code decided, and repairs by fixes what the narrator cannot. Calls no model. */
export default definePlugin({
  name: "narration-judge",
  options: Options,
  create: ({ packs }) => ({
    services: [
      provide(NarrationJudge, {
        uses: { policies: Policies, runner: Runner },
        create: ({ policies, runner }) =>
          createNarrationJudge({ policies, packs, detectors: runner.read(narrationDetectors).map(({ value: { name } }) => name) }),
      }),
    ],
    taps: [
      tapCollect(judgeNarration, (draft, { used }) => judgeDraft(used.judge, draft), { uses: { judge: NarrationJudge } }),
      tapChange(repairNarration, (repair, { used, ...context }) => repairDraft(used.judge, repair, context), {
        uses: { judge: NarrationJudge },
      }),
    ],
    contributes: [
      contribute(policyDomains, (contributed) => narrationDomain(contributed(narrationDetectors))),
      contribute(policyModules, new URL("policy-functions.ts", import.meta.url).href),
      ...shippedDetectors.map((detector) => contribute(narrationDetectors, detector)),
      ...readNarrationPacks().map((pack) => contribute(policyPacks, PolicyPack.parse(pack))),
    ],
  }),
});
