import { ForbiddenError, ValidationError } from "freeform-rpg/graphql";
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
    };
    return {
      checkText: t.field({
        type: [violation],
        description: "Checks a text against policies without a model and lists the violations. For every authenticated user.",
        args,
        resolve: async (_root, asked, context) => {
          const { userId, request } = readAsked(asked, context);
          return [...(await (await context.use(TextChecks)).check(userId, asked.text, request))];
        },
      }),
      correctText: t.field({
        type: report,
        description:
          "Corrects a text with fixes that need no model, and lists the changes and the remaining violations. For every authenticated user.",
        args,
        resolve: async (_root, asked, context) => {
          const { userId, request } = readAsked(asked, context);
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
}

const readAsked = (
  { text, packs, given, graph }: CheckInput,
  { viewer }: Context,
): { readonly userId: string; readonly request: CheckRequest } => {
  if (viewer === null) throw new ForbiddenError("Checking a text requires a token.");
  if (text.length > longest)
    throw new ValidationError([
      { path: "text", message: `The text has ${text.length} UTF-16 code units; at most ${longest} are allowed. Check it in parts.` },
    ]);
  const beside = JsonObject.safeParse(given ?? {});
  if (!beside.success)
    throw new ValidationError([{ path: "given", message: "The value must be a JSON object, such as {tools_available: []}." }]);
  const request = { given: beside.data, ...(packs ? { packs } : {}), ...(graph === undefined || graph === null ? {} : { graph }) };
  return { userId: viewer.userId, request };
};
