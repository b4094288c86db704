import { definePlugin, give, provide, Runner, tapChange, tapCollect } from "freeform-rpg/kernel";
import type { Facet } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { judgeNarration, repairNarration } from "freeform-rpg/plugins/narrator";
import { PolicyPack } from "freeform-rpg/schemas";
import { z } from "zod";
import { addPolicies } from "./api.ts";
import { fixes } from "./correct/fix.ts";
import { loadPolicies } from "./language/load-policies.ts";
import { policyPacks, predicates, verifiers } from "./language/predicate.ts";
import { readPacks } from "./language/read-packs.ts";
import { judgeDraft, repairDraft } from "./narration/gate.ts";
import { narrationPredicates } from "./narration/narration-predicates.ts";
import { narrationPacks } from "./narration/narration-policies.ts";
import { createPolicyDesk, Policies } from "./policies.ts";

const Options = z
  .object({
    /** Packs that narration is held to. */
    narration: z.array(z.string()).default([...narrationPacks]),
  })
  .prefault({});

/** Policies as data: narration is held to them, and so is any text or tool call that another plugin hands in. */
export default definePlugin({
  name: "policy",
  options: Options,
  create: ({ narration }) => ({
    services: [
      provide(Policies, {
        uses: { runner: Runner },
        create: ({ runner }) => {
          const given = <T>(from: Facet<T>): T[] => runner.read(from).map(({ value }) => value);
          const set = loadPolicies({ packs: given(policyPacks), predicates: given(predicates), verifiers: given(verifiers) });
          return createPolicyDesk(set, given(fixes));
        },
      }),
    ],
    taps: [
      tapCollect(judgeNarration, (draft, { used }) => judgeDraft(used.policies, narration, draft), { uses: { policies: Policies } }),
      tapChange(repairNarration, (repair, { used, ...context }) => repairDraft(used.policies, narration, repair, context), {
        uses: { policies: Policies },
      }),
    ],
    gifts: [
      give(apiParts, addPolicies),
      ...readPacks().map((pack) => give(policyPacks, PolicyPack.parse(pack))),
      ...narrationPredicates.map((one) => give(predicates, one)),
    ],
  }),
});
