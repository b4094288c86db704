import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import {
  decideMutations,
  explainQuestion,
  listQuestion,
  previewQuestion,
  proposeMutation,
  readCorrection,
} from "../corrections/documents.ts";
import type { Correction } from "../corrections/documents.ts";
import { printCorrection, printCorrections, printPreview } from "../corrections/show-correction.ts";
import { changeNames, toChange } from "../corrections/to-change.ts";
import { demo } from "../demo.ts";
import { paint, print, printJson, printTable } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `corrections`: what is canon, and who says so. */
export const addCorrections = (program: Command): void => {
  const corrections = program
    .command("corrections")
    .summary("propose, decide and explain corrections to canon")
    .description("Corrections to canon: a DM's are in force at once, a player's wait until a DM approves them.")
    .addHelpText("after", help);
  addList(corrections);
  addShow(corrections);
  addPropose(corrections);
  addDecisions(corrections);
  addExplain(corrections);
};

const help = `
Examples:
  $ npx freeform-rpg corrections list --state pending
  $ npx freeform-rpg corrections show cr-2
  $ npx freeform-rpg corrections propose rename agent_chen "Inspector Chen" --reason "promoted in session 3"
  $ npx freeform-rpg corrections propose merge npc-4 agent_chen
  $ npx freeform-rpg corrections approve cr-2 --note "agreed at the table"
  $ npx freeform-rpg corrections explain "Agent Chen" --json`;

const forDm = (command: Command): Command => withAskOptions(command, demo.dm);

interface ListOptions extends AskOptions {
  readonly state?: string;
  readonly target?: string;
  readonly author?: string;
}

const addList = (parent: Command): void => {
  forDm(parent.command("list"))
    .description("Lists corrections, newest first: all for a DM, one's own for a player.")
    .option("--state <state>", "only these: pending, approved, rejected or withdrawn")
    .option("--target <id>", "only corrections of this entity or thread")
    .option("--author <user>", "only what this user proposed")
    .action((options: ListOptions) => runCommand(options.json ?? false, () => list(options)));
};

const list = ({ campaign: id, state, target, author, json, ...options }: ListOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (state !== undefined && !/^(pending|approved|rejected|withdrawn)$/i.test(state))
      throw new CommandError("state_unknown", `"${state}" is no state. Use pending, approved, rejected or withdrawn.`, 2);
    const variables = { id, state: state ? [state.toUpperCase()] : null, target: target ?? null, author: author ?? null };
    const { campaign } = await api.ask(listQuestion.document, variables, listQuestion.answer);
    if (json) return printJson({ campaign: id, counts: campaign.correctionCounts, corrections: campaign.corrections.nodes });
    if (campaign.corrections.nodes.length === 0)
      return print("There are no corrections here. `corrections propose --help` shows how to make one.");
    printCorrections(campaign.corrections.nodes);
    print(paint.dim(`${campaign.correctionCounts.pending} pending, ${campaign.correctionCounts.approved} in force.`));
  });

const addShow = (parent: Command): void => {
  forDm(parent.command("show <correction>"))
    .description("Shows a correction and, while it waits, what it would change.")
    .action((key: string, options: AskOptions) => runCommand(options.json ?? false, () => show(key, options)));
};

const show = (key: string, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { campaign } = await api.ask(listQuestion.document, { id }, listQuestion.answer);
    const found = campaign.corrections.nodes.find((one) => one.key === key);
    if (found === undefined)
      throw new CommandError("correction_not_found", `There is no correction "${key}" for you here. \`corrections list\` shows them.`);
    const preview = await api
      .ask(previewQuestion.document, { id, correction: key }, previewQuestion.answer)
      .then(({ correctionPreview }) => correctionPreview)
      // Players see what they proposed, not what it would touch.
      .catch(() => null);
    if (json) return printJson({ ...found, preview });
    printCorrection(found);
    if (preview !== null && found.state === "PENDING") printPreview(preview);
  });

interface ProposeOptions extends AskOptions {
  readonly reason?: string;
  readonly session?: string;
}

const addPropose = (parent: Command): void => {
  forDm(parent.command("propose <change> <target> [value]"))
    .description(`Proposes a correction. Changes: ${changeNames.join(", ")}. TARGET is the plain id of an entity or thread.`)
    .option("--reason <text>", "why, for those who decide")
    .option("--session <id>", "only in this session")
    .action((change: string, target: string, value: string | undefined, options: ProposeOptions) =>
      runCommand(options.json ?? false, () => propose(toChange(change, target, value), options)),
    );
};

const propose = (change: object, { campaign: campaignId, reason, session, json, ...options }: ProposeOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, change, ...(reason && { reason }), ...(session && { sessionId: session }) };
    const { done } = await api.ask(proposeMutation.document, { input }, proposeMutation.answer);
    tellDone(readCorrection(done) ?? refused(done), json);
  });

interface DecideOptions extends AskOptions {
  readonly note?: string;
}

const addDecisions = (parent: Command): void => {
  const texts = {
    approve: "Puts a pending correction in force, for the DM.",
    reject: "Decides against a pending correction, for the DM.",
    withdraw: "Takes a correction back: what it changed is as it was before.",
  } as const;
  for (const act of ["approve", "reject", "withdraw"] as const)
    forDm(parent.command(`${act} <correction>`))
      .description(texts[act])
      .option("--note <text>", "a comment that is kept with the decision")
      .action((key: string, options: DecideOptions) => runCommand(options.json ?? false, () => decide(act, key, options)));
};

const decide = (act: keyof typeof decideMutations, key: string, { campaign, note, json, ...options }: DecideOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { document, answer } = decideMutations[act];
    const input = { campaignId: campaign, correctionId: key, ...(note && { note }) };
    const { done } = await api.ask(document, { input }, answer);
    tellDone(readCorrection(done) ?? refused(done), json);
  });

const tellDone = (correction: Correction, json: boolean | undefined): void => {
  if (json) printJson(correction);
  else printCorrection(correction);
};

const refused = ({ reason, message }: { readonly reason?: string | undefined; readonly message?: string | undefined }): never => {
  throw new CommandError(reason ?? "refused", message ?? "The correction was refused.");
};

const addExplain = (parent: Command): void => {
  forDm(parent.command("explain <name>"))
    .description("Tells what a name resolves to and which corrections make it so, for the DM.")
    .action((name: string, options: AskOptions) => runCommand(options.json ?? false, () => explain(name, options)));
};

const explain = (name: string, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { explainName: found } = await api.ask(explainQuestion.document, { id, name }, explainQuestion.answer);
    if (json) return printJson(found);
    if (found.resolution === "entity") print(`"${name}" is ${paint.bold(found.canonicalName ?? "")} (${found.entityKey ?? ""}).`);
    else print(found.resolution === "hidden" ? `"${name}" is struck out of the story.` : `Nobody is called "${name}".`);
    printTable(
      found.corrections.map((one) => [
        one.key,
        `${one.action.toLowerCase().replaceAll("_", " ")} ${one.targetKey}${one.value === null ? "" : `: "${one.value}"`}`,
        `by ${one.decidedBy ?? ""}`,
        one.decidedAt ?? "",
      ]),
    );
  });
