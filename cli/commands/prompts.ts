import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { paint, print, printJson, printTable } from "../output.ts";
import { diffQuestion, listQuestion, pinMutation, unpinMutation } from "../prompts/documents.ts";
import type { Prompt } from "../prompts/documents.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `prompts`: what models are asked with, and which version a campaign asks with. */
export const addPrompts = (program: Command): void => {
  const prompts = program
    .command("prompts")
    .summary("list, compare and pin prompt versions")
    .description(
      "What models are asked with. A campaign asks with the standard version of each prompt unless its DM pins another. Books are read with the prompts ingest/...: their versions are chosen in freeform.config.ts.",
    )
    .addHelpText("after", help);
  addList(prompts);
  addShow(prompts);
  addDiff(prompts);
  addPins(prompts);
};

const help = `
A version is a file prompts/AREA/NAME_vVERSION.txt; write a new one beside the old, then pin it.

Examples:
  $ npx freeform-rpg prompts list
  $ npx freeform-rpg prompts show turn/narrator@1
  $ npx freeform-rpg prompts diff turn/narrator 1 2
  $ npx freeform-rpg prompts pin turn/narrator@2 --campaign demo
  $ npx freeform-rpg prompts unpin turn/narrator`;

const forDm = (command: Command): Command => withAskOptions(command, demo.dm);

const addList = (parent: Command): void => {
  forDm(parent.command("list"))
    .description("Lists every prompt with its versions and what the campaign has pinned.")
    .action((options: AskOptions) => runCommand(options.json ?? false, () => list(options)));
};

const list = ({ campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { prompts } = await api.ask(listQuestion.document, { id }, listQuestion.answer);
    if (json) return printJson({ campaign: id, prompts });
    printTable(prompts.map(describe));
  });

const describe = ({ key, standard, configured, readsBooks, pinned, versions }: Prompt): string[] => [
  key,
  versions.map(({ version }) => version).join(", "),
  standard === null ? "no plugin asks with it" : `standard ${standard}`,
  configured === null ? "" : `configured ${configured}`,
  pinned === null ? "" : `pinned ${pinned}`,
  readsBooks ? "reads books" : "",
];

const addShow = (parent: Command): void => {
  forDm(parent.command("show <prompt>"))
    .description("Prints a prompt's text: PROMPT@VERSION, or PROMPT for the version that the campaign asks with.")
    .action((name: string, options: AskOptions) => runCommand(options.json ?? false, () => show(name, options)));
};

const show = (name: string, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { prompts } = await api.ask(listQuestion.document, { id }, listQuestion.answer);
    const [key, wanted] = splitName(name);
    const prompt = prompts.find((one) => one.key === key);
    const version = wanted ?? prompt?.pinned ?? prompt?.configured ?? prompt?.standard;
    const found = prompt?.versions.find((one) => one.version === version);
    if (!found) throw new CommandError("prompt_not_found", `There is no prompt "${name}". \`prompts list\` shows what there is.`);
    if (json) return printJson({ key, ...found });
    print(paint.dim(`${key}@${found.version}, ${found.tier}, answers with ${found.answerShape ?? "any shape"}`));
    print(found.text);
  });

const splitName = (name: string): [string, string | undefined] => {
  const [key = "", version] = name.split("@");
  return [key, version];
};

const addDiff = (parent: Command): void => {
  forDm(parent.command("diff <prompt> <from> <to>"))
    .description("Shows what changed between two versions.")
    .action((prompt: string, from: string, to: string, options: AskOptions) =>
      runCommand(options.json ?? false, () => diff({ prompt, from, to }, options)),
    );
};

const diff = (versions: { prompt: string; from: string; to: string }, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { promptDiff } = await api.ask(diffQuestion.document, { id, ...versions }, diffQuestion.answer);
    if (json) return printJson({ ...versions, diff: promptDiff });
    print(promptDiff === "" ? "They are alike." : promptDiff.trimEnd());
  });

const addPins = (parent: Command): void => {
  forDm(parent.command("pin <prompt@version>"))
    .description("From its next turn on, the campaign asks with this version; for the DM.")
    .action((name: string, options: AskOptions) => runCommand(options.json ?? false, () => pin(name, options)));
  forDm(parent.command("unpin <prompt>"))
    .description("The campaign asks with the standard version again; for the DM.")
    .action((name: string, options: AskOptions) => runCommand(options.json ?? false, () => unpin(name, options)));
};

const pin = (name: string, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const [prompt, version] = splitName(name);
    if (!version)
      throw new CommandError("version_missing", `"${name}" names no version. Write PROMPT@VERSION, such as turn/narrator@2.`, 2);
    const { done } = await api.ask(pinMutation.document, { id, prompt, version }, pinMutation.answer);
    tellDone(done, json);
  });

const unpin = (prompt: string, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { done } = await api.ask(unpinMutation.document, { id, prompt }, unpinMutation.answer);
    tellDone(done, json);
  });

const tellDone = (done: Prompt | { readonly reason: string; readonly message: string }, json: boolean | undefined): void => {
  if ("reason" in done) throw new CommandError(done.reason, done.message);
  if (json) printJson(done);
  else print(describe(done).filter(Boolean).join("  "));
};
