import { definePlugin, give, provide, Runner, tapChange, tapCollect } from "freeform-rpg/kernel";
import type { Facet } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import { judgeNarration, repairNarration } from "freeform-rpg/plugins/narrator";
import { PolicyPack, RewriteAsk } from "freeform-rpg/schemas";
import { z } from "zod";
import { addPolicies } from "./api/add-policies.ts";
import { fixes } from "./correct/fix.ts";
import { rewritePrompt } from "./correct/model-rewriter.ts";
import { rewriteStage, runRewriter } from "./correct/rewriting.ts";
import { rewriteOffline } from "./correct/rewrite-offline.ts";
import { extractPrompt } from "./extract/graph-source.ts";
import { extractText } from "./extract/extract-text.ts";
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

const TextInput = z.object({ text: z.string() });

/** Policies as data: narration is held to them, and so is any text or tool call that another plugin hands in. */
export default definePlugin({
  name: "policy",
  options: Options,
  create: ({ narration }) => ({
    stages: [rewriteStage],
    services: [
      provide(Policies, {
        uses: { runner: Runner },
        create: ({ runner }) => {
          const given = <T>(from: Facet<T>): T[] => runner.read(from).map(({ value }) => value);
          const set = loadPolicies({
            packs: given(policyPacks),
            predicates: given(predicates),
            verifiers: given(verifiers),
            fixes: given(fixes),
          });
          return createPolicyDesk(set, { fixes: given(fixes), rewriter: runRewriter(runner) });
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
      give(prompts, rewritePrompt),
      give(prompts, extractPrompt),
      give(offlineAnswers, { promptId: rewritePrompt.id, answer: (input) => rewriteOffline(RewriteAsk.parse(input)) }),
      give(offlineAnswers, { promptId: extractPrompt.id, answer: (input) => extractText(TextInput.parse(input).text) }),
      ...readPacks().map((pack) => give(policyPacks, PolicyPack.parse(pack))),
      ...narrationPredicates.map((one) => give(predicates, one)),
    ],
  }),
});
