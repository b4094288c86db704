import { Turns } from "../tokens.ts";
import { NotFoundError, ValidationError, commonErrors, requireViewer, toPlainId } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { readInput } from "freeform-rpg/plugins/turn/table-talk/lib";
import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { Run, readRun } from "./run.ts";

const EditInput = z.object({
  id: z.string().min(1).max(400),
  text: z
    .string()
    .trim()
    .min(1, "The text is empty. Describe what your character does.")
    .max(4000, "The text is too long; at most 4000 characters are allowed."),
});

/** Adds `cancelRun`, `withdrawAction` and `editAction`. */
export const addCancelRun: ApiPart = (builder) => {
  addCancel(builder);
  addWithdraw(builder);
  addEdit(builder);
};

const addWithdraw = (builder: Builder): void => {
  builder.mutationField("withdrawAction", (t) =>
    t.fieldWithInput({
      type: Run,
      description:
        "Takes back an action that waits: in the queue, for its round or for the spotlight. Once it is played, it fails with `action_started`. For its player and for the DM.",
      typeOptions: { description: "The action to take back." },
      input: { id: t.input.id({ required: true, description: runIdText }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: { id } }, context, info) =>
        changeRun(context, info, id, (turns, runId) => turns.withdraw(runId, requireViewer(context).userId)),
    }),
  );
};

const addEdit = (builder: Builder): void => {
  const input = builder.inputType("EditActionInput", {
    description: "A new text for an action that waits.",
    validate: EditInput,
    fields: (t) => ({
      id: t.id({ required: true, description: runIdText }),
      text: t.string({
        required: true,
        description: "What the character does instead, at most 4000 characters. `/say` at its start makes it speech.",
      }),
    }),
  });
  builder.mutationField("editAction", (t) =>
    t.field({
      type: Run,
      description: "Replaces the text of an action that waits. Once it is played, it fails with `action_started`. For its player.",
      args: { input: t.arg({ type: input, required: true, description: "The action and its new text." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: given }, context, info) => {
        const { kind, text } = readInput(given.text, { kind: "action", hidden: false });
        if (kind !== "action" && kind !== "speech")
          throw new ValidationError([
            { path: "input.text", message: "An action cannot become table talk or a roll. Withdraw it and send that." },
          ]);
        return changeRun(context, info, given.id, (turns, runId) => turns.edit(runId, requireViewer(context).userId, { text, kind }));
      },
    }),
  );
};

const runIdText = "The global id or the plain id of the run.";

const changeRun = async (
  context: Context,
  info: GraphQLResolveInfo,
  id: string,
  change: (turns: Turns, runId: string) => Promise<unknown>,
): Promise<Run> => {
  const runId = toPlainId("Run", id);
  // Non-members must not learn that the run exists.
  if (!(await readRun(context, info, runId))) throw runNotFound(id);
  await change(await context.use(Turns), runId);
  return (await readRun(context, info, runId)) ?? Promise.reject(runNotFound(id));
};

const addCancel = (builder: Builder): void => {
  builder.mutationField("cancelRun", (t) =>
    t.fieldWithInput({
      type: Run,
      description:
        "Cancels a turn that is queued, runs or waits for the DM. A finished run stays unchanged. For its player and for the DM.",
      typeOptions: { description: "The turn to cancel." },
      input: { id: t.input.id({ required: true, description: runIdText }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: { id } }, context, info) =>
        changeRun(context, info, id, (turns, runId) => turns.cancel(runId, requireViewer(context).userId)),
    }),
  );
};

/** The error for an id that does not exist or that the viewer may not see: the same for both, so that it reveals nothing. */
export const runNotFound = (id: string): NotFoundError =>
  new NotFoundError(
    `There is no run "${id}", or you are not a member of its campaign. \`playTurn\` returns the key of its run.`,
    "run_not_found",
  );
