import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { heldQuestion, metricsQuestion, releaseMutation, settingMutation } from "../narrations/documents.ts";
import { printHeld, printMetrics } from "../narrations/show-narrations.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { wrapWords } from "../wrap-words.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `narrations`: what the DM makes of prose that says otherwise than code decided. */
export const addNarrations = (program: Command): void => {
  const narrations = program
    .command("narrations")
    .summary("release narrations that were held for the DM, and see how narrations fare")
    .description("A narration that says otherwise than code decided, and that nothing could mend, is told plainly or waits for the DM.")
    .addHelpText("after", help);
  addList(narrations);
  addRelease(narrations);
  addSetting(narrations);
  addMetrics(narrations);
};

const help = `
Examples:
  $ npx freeform-rpg narrations beyond-repair hold
  $ npx freeform-rpg narrations list
  $ npx freeform-rpg narrations release 7 --safe
  $ npx freeform-rpg narrations release 7 --text "Odo shakes his head."
  $ npx freeform-rpg narrations metrics --json`;

const forDm = (command: Command): Command => withAskOptions(command, demo.dm);

const addList = (parent: Command): void => {
  forDm(parent.command("list"))
    .description("Lists the narrations that wait, oldest first, with what is wrong with them.")
    .action((options: AskOptions) => runCommand(options.json ?? false, () => list(options)));
};

const list = ({ campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { campaign } = await api.ask(heldQuestion.document, { id }, heldQuestion.answer);
    const { heldNarrations } = campaign.dm;
    if (json) return printJson({ campaign: id, beyondRepair: campaign.beyondRepair, heldNarrations });
    if (heldNarrations.length > 0) return printHeld(heldNarrations);
    const safe = "What cannot be mended is told plainly here; `narrations beyond-repair hold` would hold it for you.";
    print(`No narration waits. ${campaign.beyondRepair === "SAFE" ? safe : ""}`.trim());
  });

interface ReleaseOptions extends AskOptions {
  readonly asItIs?: boolean;
  readonly safe?: boolean;
  readonly text?: string;
  readonly anyway?: boolean;
}

const addRelease = (parent: Command): void => {
  forDm(parent.command("release <turn>"))
    .description("Tells the held narration of a turn, once. Choose one of --as-it-is, --safe and --text.")
    .option("--as-it-is", "as the narrator wrote it")
    .option("--safe", "plainly, from what code decided")
    .option("--text <text>", "in your own words, which are judged as the narrator's are")
    .option("--anyway", "tell your own words although they break rules")
    .action((turn: string, options: ReleaseOptions) => runCommand(options.json ?? false, () => release(turn, options)));
};

const release = (turn: string, { campaign: campaignId, asItIs, safe, text, anyway, json, ...options }: ReleaseOptions): Promise<void> => {
  const forms = [...(asItIs ? ["AS_IT_IS"] : []), ...(safe ? ["SAFE"] : []), ...(text === undefined ? [] : ["OWN_TEXT"])];
  const [form] = forms;
  if (forms.length !== 1) throw new CommandError("form_needed", "Say how to tell it: one of --as-it-is, --safe and --text.", 2);
  if (!/^[1-9]\d*$/.test(turn)) throw new CommandError("turn_invalid", `"${turn}" is no turn's number. narrations list shows them.`, 2);
  const input = { campaignId, turnNumber: Number(turn), form, ...(text && { text }), ...(anyway && { despiteViolations: true }) };
  return connected(options, async ({ api }) => {
    const { done } = await api.ask(releaseMutation.document, { input }, releaseMutation.answer);
    if (done.number === undefined || done.text === undefined) throw refused(done);
    if (json) return printJson({ turn: done.number, text: done.text });
    print(wrapWords(done.text));
  });
};

const refused = ({
  reason,
  message,
  issues,
}: {
  reason?: string | undefined;
  message?: string | undefined;
  issues?: { message: string }[] | undefined;
}) => {
  if (reason !== "narration_faulty") return new CommandError(reason ?? "refused", message ?? "It was refused.");
  const told = (issues ?? []).map((issue) => `- ${issue.message}`).join("\n");
  return new CommandError(
    reason,
    `The text says otherwise than code decided:\n${told}\nChange it, or add --anyway to tell it all the same.`,
  );
};

const addSetting = (parent: Command): void => {
  forDm(parent.command("beyond-repair <setting>"))
    .description("Sets what becomes of narrations that cannot be mended: safe tells them plainly, hold keeps them for the DM.")
    .action((setting: string, options: AskOptions) => runCommand(options.json ?? false, () => set(setting, options)));
};

const set = (setting: string, { campaign: campaignId, json, ...options }: AskOptions): Promise<void> => {
  if (setting !== "safe" && setting !== "hold")
    throw new CommandError("setting_unknown", `"${setting}" is no setting. Use safe or hold.`, 2);
  return connected(options, async ({ api }) => {
    const input = { campaignId, beyondRepair: setting.toUpperCase() };
    const { done } = await api.ask(settingMutation.document, { input }, settingMutation.answer);
    if (done.beyondRepair === undefined) throw refused(done);
    if (json) return printJson({ campaign: campaignId, beyondRepair: done.beyondRepair });
    print(
      setting === "hold"
        ? "Narrations that cannot be mended wait for you from now on."
        : "Narrations that cannot be mended are told plainly from now on.",
    );
  });
};

const addMetrics = (parent: Command): void => {
  forDm(parent.command("metrics"))
    .description("Shows how the campaign's narrations have fared.")
    .action((options: AskOptions) => runCommand(options.json ?? false, () => metrics(options)));
};

const metrics = ({ campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { campaign } = await api.ask(metricsQuestion.document, { id }, metricsQuestion.answer);
    if (json) printJson({ campaign: id, ...campaign.dm.narrationMetrics });
    else printMetrics(campaign.dm.narrationMetrics);
  });
