import { ForbiddenError, ValidationError, requireRole, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { JsonObject } from "freeform-rpg/schemas/values";
import { TextChecks } from "../checks/text-checks.ts";
import type { CheckRequest } from "../checks/text-checks.ts";
import { addPacks } from "./packs.ts";
import { addReport, addViolation } from "./report.ts";

/** UTF-16 units that one text may have. */
const longest = 50_000;

/** Adds the policies that are loaded, and judging and correcting any text by them. */
export const addPolicies: ApiPart = (builder) => {
  const violation = addViolation(builder);
  const report = addReport(builder, violation);
  addPacks(builder);
  builder.queryFields((t) => {
    const args = {
      text: t.arg.string({ required: true, description: `The text; at most ${longest} UTF-16 code units.` }),
      packs: t.arg.stringList({
        description:
          "The ids of policy packs; the packs that they require are added. Default: all but the examples, and those for narration only when the facts of a turn are given.",
      }),
      given: t.arg({
        type: "JSON",
        description: "The facts for the check: `tools_available`, the facts of a turn, or `sources` of claims as `{about, source}`.",
      }),
      graph: t.arg({
        type: "JSON",
        description: "The predicate graph of the text, schema 1.0.0. Default: extracted from the text without a model.",
      }),
      policies: t.arg({
        type: ["JSON"],
        description: `Policy packs of your own, as JSON of the format of pack files; at most ${mostPacks}. They apply beside \`packs\`; without \`packs\` they apply alone, with the packs that they require.`,
      }),
      campaignId: t.arg.id({
        description:
          "The campaign whose budget pays for a model, by its global id or its plain id; for its DM. Without it no model is asked, and rules that need one are reported as unchecked.",
      }),
    };
    return {
      checkText: t.field({
        type: [violation],
        description:
          "Checks a text against policies and lists the violations. A model is asked only with `campaignId`, and only by rules that need one. For every authenticated user.",
        args,
        resolve: async (_root, asked, context) => {
          const { userId, request } = await readAsked(asked, context);
          return [...(await (await context.use(TextChecks)).check(userId, asked.text, request))];
        },
      }),
      correctText: t.field({
        type: report,
        description:
          "Corrects a text and lists the changes and the remaining violations. Without `rewrite` only fixes that need no model are applied. For every authenticated user.",
        args: {
          ...args,
          rewrite: t.arg.boolean({ description: "Whether a model rewrites what no fix corrects. Requires `campaignId`. Default false." }),
        },
        resolve: async (_root, asked, context) => {
          const { userId, request } = await readAsked(asked, context);
          return (await context.use(TextChecks)).correct(userId, asked.text, request);
        },
      }),
    };
  });
};

interface CheckInput {
  readonly text: string;
  readonly packs?: readonly string[] | null | undefined;
  readonly given?: unknown;
  readonly graph?: unknown;
  readonly policies?: readonly unknown[] | null | undefined;
  readonly campaignId?: string | number | null | undefined;
  readonly rewrite?: boolean | null | undefined;
}

/** Packs of a user's own in one request, and the characters of their JSON. */
const mostPacks = 10;
const longestPacks = 100_000;

const readAsked = async (asked: CheckInput, context: Context): Promise<{ readonly userId: string; readonly request: CheckRequest }> => {
  const { viewer } = context;
  const { packs, graph, policies, campaignId, rewrite } = asked;
  if (viewer === null) throw new ForbiddenError("Checking a text requires a token.");
  checkSizes(asked);
  const request = {
    given: readFacts(asked),
    ...(packs ? { packs } : {}),
    ...(graph === undefined || graph === null ? {} : { graph }),
    ...(policies ? { own: policies } : {}),
    ...(rewrite ? { rewrite } : {}),
  };
  if (campaignId === undefined || campaignId === null) return { userId: viewer.userId, request };
  const campaign = toCampaignId(campaignId);
  await requireRole(context, campaign, ["DM"]);
  return { userId: viewer.userId, request: { ...request, asker: { campaignId: campaign } } };
};

const checkSizes = ({ text, policies, campaignId, rewrite }: CheckInput): void => {
  const issues = [
    ...(text.length > longest
      ? [{ path: "text", message: `The text has ${text.length} UTF-16 code units; at most ${longest} are allowed. Check it in parts.` }]
      : []),
    ...((policies ?? []).length > mostPacks || JSON.stringify(policies ?? []).length > longestPacks
      ? [{ path: "policies", message: `At most ${mostPacks} packs with ${longestPacks} characters are allowed.` }]
      : []),
    ...(rewrite && (campaignId === undefined || campaignId === null)
      ? [{ path: "campaignId", message: "Rewriting asks a model: name the campaign whose budget pays for it." }]
      : []),
  ];
  if (issues.length > 0) throw new ValidationError(issues);
};

const readFacts = ({ given }: CheckInput): JsonObject => {
  const beside = JsonObject.safeParse(given ?? {});
  if (beside.success) return beside.data;
  throw new ValidationError([{ path: "given", message: "The value must be a JSON object, such as {tools_available: []}." }]);
};
