import { definePlugin, contribute, provide, Runner } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { PolicyPack, RewriteAsk } from "freeform-rpg/schemas/policy";
import { z } from "zod";
import { addPolicies } from "./api/add-policies.ts";
import { CheckLimits } from "./checks/check-limits.ts";
import { openTextChecks } from "./checks/open-text-checks.ts";
import { policyModules } from "./checks/policy-module.ts";
import { TextChecks } from "./checks/text-checks.ts";
import { fixes } from "./correct/fix.ts";
import { rewritePrompt } from "./correct/model-rewriter.ts";
import { rewriteStage, runRewriter } from "./correct/rewriting.ts";
import { rewriteOffline } from "./correct/rewrite-offline.ts";
import { extractPrompt } from "./extract/graph-source.ts";
import { extractText } from "./extract/extract-text.ts";
import { policyDomains } from "./language/domain.ts";
import type { ReadFacet } from "./language/domain.ts";
import { loadPolicies } from "./language/load-policies.ts";
import { policyPacks, predicates, verifiers } from "./language/predicate.ts";
import { readPacks } from "./language/read-packs.ts";
import { offlineSoundness, runJudge, soundnessPrompt, soundnessStage } from "./reasoning/judging.ts";
import { createSoundness } from "./reasoning/soundness.ts";
import { createPolicyEngine } from "./create-policy-engine.ts";
import { Policies } from "./policies.ts";

const Options = z
  .object({
    /** Texts that users ask about over the API. */
    checks: CheckLimits.prefault({}),
  })
  .prefault({});

const TextInput = z.object({ text: z.string() });

/** Policies as data: any text or tool call is checked and corrected by them. */
export default definePlugin({
  name: "policy",
  options: Options,
  create: ({ checks }) => ({
    stages: [rewriteStage, soundnessStage],
    services: [
      provide(Policies, {
        uses: { runner: Runner },
        create: ({ runner }) => {
          const contributed: ReadFacet = (from) => runner.read(from).map(({ value }) => value);
          const set = loadPolicies({
            packs: contributed(policyPacks),
            predicates: contributed(predicates),
            verifiers: [createSoundness(runJudge(runner)), ...contributed(verifiers)],
            domains: contributed(policyDomains).map((domain) => domain(contributed)),
            fixes: contributed(fixes),
          });
          return createPolicyEngine(set, { fixes: contributed(fixes), rewriter: runRewriter(runner) });
        },
      }),
      provide(TextChecks, {
        uses: { policies: Policies, runner: Runner },
        create: ({ policies, runner }) =>
          openTextChecks(
            policies,
            runner.read(policyModules).map(({ value }) => value),
            checks,
          ),
        close: (opened) => opened.close(),
      }),
    ],
    contributes: [
      contribute(apiParts, addPolicies),
      contribute(prompts, rewritePrompt),
      contribute(prompts, extractPrompt),
      contribute(prompts, soundnessPrompt),
      contribute(offlineAnswers, offlineSoundness),
      contribute(offlineAnswers, { promptId: rewritePrompt.id, answer: (input) => rewriteOffline(RewriteAsk.parse(input)) }),
      contribute(offlineAnswers, { promptId: extractPrompt.id, answer: (input) => extractText(TextInput.parse(input).text) }),
      ...readPacks().map((pack) => contribute(policyPacks, PolicyPack.parse(pack))),
    ],
  }),
});
