import { ForbiddenError, ValidationError, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { JsonObject } from "freeform-rpg/schemas";
import { Policies } from "../policies.ts";
import type { CheckOptions } from "../policies.ts";
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
      text: t.arg.string({ required: true, description: `The text; ${longest} UTF-16 units at most.` }),
      packs: t.arg.stringList({
        description:
          "Packs by id, with what they require. Default: all but the examples, and those of narration only beside facts of a turn.",
      }),
      given: t.arg({
        type: "JSON",
        description:
          "What the text is judged against: `tools_available`, the facts of a turn, or `sources` of claims as `{about, source}`.",
      }),
      graph: t.arg({
        type: "JSON",
        description: "The text's predicate graph, schema 1.0.0, where it is known already. Default: read from the text, without a model.",
      }),
    };
    return {
      checkText: t.field({
        type: [violation],
        description: "Holds a text to policies, without a model: what breaks a rule, and where. For anyone who is signed in.",
        args,
        resolve: async (_root, asked, context) =>
          withApiErrors(async () => {
            const options = readAsked(asked, context);
            return [...(await (await context.use(Policies)).check(asked.text, options)).violations];
          }),
      }),
      correctText: t.field({
        type: report,
        description: "Mends a text by fixes that need no model, and says what it changed and what is left. For anyone who is signed in.",
        args,
        resolve: async (_root, asked, context) =>
          withApiErrors(async () => {
            const options = readAsked(asked, context);
            return (await context.use(Policies)).correct(asked.text, options);
          }),
      }),
    };
  });
};

interface Asked {
  readonly text: string;
  readonly packs?: readonly string[] | null | undefined;
  readonly given?: unknown;
  readonly graph?: unknown;
}

const readAsked = ({ text, packs, given, graph }: Asked, { viewer }: Context): CheckOptions => {
  if (viewer === null) throw new ForbiddenError("Texts are checked for those who are signed in. Send a token.");
  if (text.length > longest)
    throw new ValidationError([
      { path: "text", message: `The text has ${text.length} units; ${longest} are the most. Check it in parts.` },
    ]);
  const beside = JsonObject.safeParse(given ?? {});
  if (!beside.success) throw new ValidationError([{ path: "given", message: "It must be a JSON object, such as {tools_available: []}." }]);
  return { given: beside.data, ...(packs ? { packs } : {}), ...(graph === undefined || graph === null ? {} : { graph }) };
};
