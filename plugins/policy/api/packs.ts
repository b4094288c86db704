import type { Builder } from "freeform-rpg/graphql";
import type { Policy, PolicyPack, PolicyRule } from "freeform-rpg/schemas";
import { Policies } from "../policies.ts";

/** Adds the packs and policies that are loaded. They are the same for everyone and hold nothing of any campaign. */
export const addPacks = (builder: Builder): void => {
  const policy = addPolicy(builder);
  const pack = builder.objectRef<PolicyPack>("PolicyPack").implement({
    description: "Policies that ship together.",
    fields: (t) => ({
      packId: t.exposeString("pack_id", { description: "Its id, such as `rpg.narration.v1`." }),
      name: t.exposeString("name", { description: "What people call it." }),
      version: t.exposeString("version", { description: "Its semantic version." }),
      description: t.exposeString("description", { description: "What it is for." }),
      requires: t.stringList({ description: "Packs that it needs.", resolve: ({ requires }) => Object.keys(requires) }),
      policies: t.field({ type: [policy], description: "Its policies.", resolve: ({ policies }) => policies }),
    }),
  });
  builder.queryFields((t) => ({
    policies: t.field({
      type: [policy],
      description: "All policies that are loaded, in order of precedence.",
      resolve: async (_root, _args, { use }) => [...(await use(Policies)).set.policies],
    }),
    policyPacks: t.field({
      type: [pack],
      description: "All packs of policies that are loaded.",
      resolve: async (_root, _args, { use }) => [...(await use(Policies)).set.packs],
    }),
  }));
};

const addPolicy = (builder: Builder) => {
  const rule = builder.objectRef<PolicyRule>("PolicyRule").implement({
    description: "One thing that a policy demands.",
    fields: (t) => ({
      ruleId: t.exposeString("rule_id", { description: "Its id within the policy." }),
      description: t.exposeString("description", { description: "What it demands, for people." }),
      severity: t.exposeString("severity", { description: "error, warning or info." }),
      kind: t.exposeString("kind", { description: "isolated, missing or semantic: how a breach is corrected." }),
      fix: t.exposeString("fix", { nullable: true, description: "The fix that needs no model; null where there is none." }),
    }),
  });
  return builder.objectRef<Policy>("Policy").implement({
    description: "Rules that texts are held to.",
    fields: (t) => ({
      policyId: t.exposeString("policy_id", { description: "Its id, unique." }),
      name: t.exposeString("name", { description: "What people call it." }),
      description: t.exposeString("description", { description: "What it demands." }),
      version: t.exposeString("version", { description: "Its semantic version." }),
      tier: t.exposeString("tier", { description: "T1 correctness, T2 safety, T3 structure: the first goes first." }),
      priority: t.exposeInt("priority", { description: "Higher goes first within a tier." }),
      rules: t.field({ type: [rule], description: "Its rules.", resolve: ({ rules }) => rules }),
    }),
  });
};
