import { SeverityEnum } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import type { Policy, PolicyPack, PolicyRule } from "freeform-rpg/schemas";
import { Policies } from "../policies.ts";

/** Adds the packs and policies that are loaded. They are the same for everyone and hold nothing of any campaign. */
export const addPacks = (builder: Builder): void => {
  const policy = addPolicy(builder);
  const pack = builder.node(builder.objectRef<PolicyPack>("PolicyPack"), {
    description: "A set of policies that are distributed together.",
    id: { resolve: ({ pack_id }) => pack_id },
    loadWithoutCache: async (id, { use, viewer }) =>
      (viewer && (await use(Policies)).set.packs.find(({ pack_id }) => pack_id === id)) ?? null,
    fields: (t) => ({
      key: t.exposeString("pack_id", { description: "The plain id of the pack, such as `rpg.narration.v1`." }),
      name: t.exposeString("name", { description: "The display name." }),
      version: t.exposeString("version", { description: "The semantic version." }),
      description: t.exposeString("description", { description: "A description of the pack." }),
      requires: t.stringList({ description: "The packs that this pack requires.", resolve: ({ requires }) => Object.keys(requires) }),
      policies: t.field({ type: [policy], description: "The policies of the pack.", resolve: ({ policies }) => policies }),
    }),
  });
  builder.queryFields((t) => ({
    policies: t.field({
      type: [policy],
      description: "All loaded policies, in order of precedence.",
      resolve: async (_root, _args, { use }) => [...(await use(Policies)).set.policies],
    }),
    policyPacks: t.field({
      type: [pack],
      description: "All loaded policy packs.",
      resolve: async (_root, _args, { use }) => [...(await use(Policies)).set.packs],
    }),
  }));
};

const addPolicy = (builder: Builder) => {
  const kind = builder.enumType("PolicyRuleKind", {
    description: "The kind of violation of a rule.",
    values: {
      ISOLATED: { value: "isolated", description: "Wrong words, which can be replaced." },
      MISSING: { value: "missing", description: "Missing words, which can be added." },
      SEMANTIC: { value: "semantic", description: "A wrong meaning, which a part of the text carries." },
    } as const,
  });
  const tier = builder.enumType("PolicyTier", {
    description: "The tier of a policy.",
    values: {
      T1: { description: "What is true." },
      T2: { description: "What is safe to show." },
      T3: { description: "What form a text has." },
    } as const,
  });
  const rule = builder.objectRef<PolicyRule>("PolicyRule").implement({
    description: "One rule of a policy.",
    fields: (t) => ({
      key: t.exposeString("rule_id", { description: "The plain id of the rule, unique within its policy." }),
      description: t.exposeString("description", { description: "A description of the rule." }),
      severity: t.expose("severity", { type: SeverityEnum, description: "How serious a violation is." }),
      kind: t.expose("kind", {
        type: kind,
        description: "The kind of violation, which determines how it is corrected.",
      }),
      fix: t.exposeString("fix", { nullable: true, description: "The fix that needs no model; `null` when there is none." }),
    }),
  });
  return builder.node(builder.objectRef<Policy>("Policy"), {
    description: "A set of rules for texts.",
    id: { resolve: ({ policy_id }) => policy_id },
    loadWithoutCache: async (id, { use, viewer }) =>
      (viewer && (await use(Policies)).set.policies.find(({ policy_id }) => policy_id === id)) ?? null,
    fields: (t) => ({
      key: t.exposeString("policy_id", { description: "The plain id of the policy, unique on the server." }),
      name: t.exposeString("name", { description: "The display name." }),
      description: t.exposeString("description", { description: "A description of the policy." }),
      version: t.exposeString("version", { description: "The semantic version." }),
      tier: t.expose("tier", {
        type: tier,
        description: "The tier. Lower tiers take precedence.",
      }),
      priority: t.exposeInt("priority", { description: "The priority within the tier. Higher priorities take precedence." }),
      rules: t.field({ type: [rule], description: "The rules of the policy.", resolve: ({ rules }) => rules }),
    }),
  });
};
