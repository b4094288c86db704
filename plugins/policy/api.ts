import { ForbiddenError, ValidationError } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { JsonObject } from "freeform-rpg/schemas";
import type { CorrectionReport, Policy, PolicyPack, TextCorrection, Violation } from "freeform-rpg/schemas";
import { Policies } from "./policies.ts";

/** UTF-16 units that one text may have. */
const longest = 50_000;

/** Adds the policies that are loaded, and judging and correcting any text by them. */
export const addPolicies: ApiPart = (builder) => {
  const violation = addViolation(builder);
  const report = addReport(builder, violation);
  addPacks(builder);
  const judged = {
    text: "The text.",
    packs: "Packs by id, with what they require; all when none is named.",
    given: "What the text is judged against, such as `tools_available`, or the facts of a turn.",
  };
  builder.queryFields((t) => {
    const args = {
      text: t.arg.string({ required: true, description: judged.text }),
      packs: t.arg.stringList({ description: judged.packs }),
      given: t.arg({ type: "JSON", description: judged.given }),
    };
    return {
      checkText: t.field({
        type: [violation],
        description: "Holds a text to policies, without a model: what breaks a rule, and where. For anyone who is signed in.",
        args,
        resolve: async (_root, asked, { use, viewer }) => {
          const { text, options } = readAsked(asked, viewer !== null);
          return [...(await (await use(Policies)).check(text, options)).violations];
        },
      }),
      correctText: t.field({
        type: report,
        description: "Mends a text by fixes that need no model, and says what it changed and what is left. For anyone who is signed in.",
        args,
        resolve: async (_root, asked, { use, viewer }) => {
          const { text, options } = readAsked(asked, viewer !== null);
          return (await use(Policies)).correct(text, options);
        },
      }),
    };
  });
};

interface Asked {
  readonly text: string;
  readonly packs?: readonly string[] | null | undefined;
  readonly given?: unknown;
}

const readAsked = ({ text, packs, given }: Asked, signedIn: boolean) => {
  if (!signedIn) throw new ForbiddenError("Texts are checked for those who are signed in. Send a token.");
  if (text.length > longest)
    throw new ValidationError([{ path: "text", message: `The text has ${text.length} units; ${longest} are the most.` }]);
  return { text, options: { given: JsonObject.parse(given ?? {}), ...(packs ? { packs } : {}) } };
};

const addViolation = (builder: Builder) =>
  builder.objectRef<Violation>("TextViolation").implement({
    description: "One place where a text breaks a rule.",
    fields: (t) => ({
      violationId: t.exposeString("violation_id", { description: "Its id within this answer." }),
      policyId: t.exposeString("policy_id", { description: "The policy that it breaks." }),
      ruleId: t.exposeString("rule_id", { description: "The rule of that policy." }),
      nodeId: t.exposeString("node_id", { nullable: true, description: "The node of the predicate graph that is at fault." }),
      start: t.int({
        nullable: true,
        description: "Where it begins, in UTF-16 units.",
        resolve: ({ location }) => location?.start ?? null,
      }),
      end: t.int({ nullable: true, description: "The first unit after it.", resolve: ({ location }) => location?.end ?? null }),
      severity: t.exposeString("severity", { description: "error, warning or info." }),
      message: t.exposeString("message", { description: "What is wrong, for people." }),
      suggestion: t.exposeString("suggestion", { nullable: true, description: "What to do about it." }),
    }),
  });

const addReport = (builder: Builder, violation: ReturnType<typeof addViolation>) => {
  const correction = builder.objectRef<TextCorrection>("TextCorrection").implement({
    description: "One change that was made to a text.",
    fields: (t) => ({
      violationId: t.exposeString("violation_id", { description: "The violation that it mends." }),
      strategy: t.exposeString("strategy", { description: "patch, insert or rewrite." }),
      start: t.int({ description: "Where it was made, in the text just before.", resolve: ({ location }) => location.start }),
      end: t.int({ description: "The first unit after what it replaced.", resolve: ({ location }) => location.end }),
      original: t.exposeString("original", { description: "What stood there." }),
      replacement: t.exposeString("replacement", { description: "What stands there now." }),
      explanation: t.exposeString("explanation", { description: "Why it was made." }),
    }),
  });
  return builder.objectRef<CorrectionReport>("TextCorrectionReport").implement({
    description: "A text as it was mended, every change, and what is left.",
    fields: (t) => ({
      correctedText: t.exposeString("corrected_text", { description: "The text as it stands now." }),
      corrections: t.field({ type: [correction], description: "Every change, in order.", resolve: ({ corrections }) => corrections }),
      residualViolations: t.field({ type: [violation], description: "What is still wrong.", resolve: (one) => one.residual_violations }),
      verificationStatus: t.exposeString("verification_status", { description: "passed, or failed when an error or warning is left." }),
      termination: t.exposeString("termination", { description: "passed, limit, no_progress or conflict." }),
      untouchedShare: t.exposeFloat("untouched_share", { description: "Share of the original that stands as it was, 0 to 1." }),
    }),
  });
};

const addPacks = (builder: Builder): void => {
  const policy = builder.objectRef<Policy>("Policy").implement({
    description: "Rules that texts are held to.",
    fields: (t) => ({
      policyId: t.exposeString("policy_id", { description: "Its id, unique." }),
      name: t.exposeString("name", { description: "What people call it." }),
      description: t.exposeString("description", { description: "What it demands." }),
      version: t.exposeString("version", { description: "Its semantic version." }),
      tier: t.exposeString("tier", { description: "T1 correctness, T2 safety, T3 structure: the first goes first." }),
      priority: t.exposeInt("priority", { description: "Higher goes first within a tier." }),
      rules: t.stringList({ description: "Its rules by id.", resolve: ({ rules }) => rules.map(({ rule_id }) => rule_id) }),
    }),
  });
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
