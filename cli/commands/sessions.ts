import { Option } from "commander";
import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";
import {
  briefingQuestion,
  endMutation,
  readSession,
  recapQuestion,
  sessionQuestion,
  sessionsQuestion,
  startMutation,
} from "../sessions/documents.ts";
import type { Session } from "../sessions/documents.ts";
import { printSession, printSessions } from "../sessions/show-sessions.ts";
import { wrapWords } from "../wrap-words.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `sessions`: evenings of play, their summaries and the recap. */
export const addSessions = (program: Command): void => {
  const sessions = program
    .command("sessions")
    .summary("start and end sessions, and tell what happened in them")
    .description("Evenings of play: the DM starts and ends them, everybody reads what happened.")
    .addHelpText("after", help);
  addList(sessions);
  addShow(sessions);
  addChange(sessions, "start", "Starts a session; for the DM. One at a time.");
  addChange(sessions, "end", "Ends the session under way and has its summary written; for the DM.");
  addRecap(sessions);
  addBriefing(sessions);
};

const help = `
Examples:
  $ npx freeform-rpg sessions start
  $ npx freeform-rpg sessions end
  $ npx freeform-rpg sessions list --campaign harbour
  $ npx freeform-rpg sessions show session_2 --json
  $ npx freeform-rpg sessions recap --sessions 3 --length short --as ann
  $ npx freeform-rpg sessions briefing`;

const addList = (parent: Command): void => {
  withAskOptions(parent.command("list"))
    .description("Lists sessions, oldest first.")
    .action((options: AskOptions) => runCommand(options.json ?? false, () => list(options)));
};

const list = ({ campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { sessions } = await api.ask(sessionsQuestion.document, { id }, sessionsQuestion.answer);
    if (json) return printJson({ campaign: id, sessions });
    if (sessions.length === 0) return print("There has been no session yet. `sessions start` begins one.");
    printSessions(sessions);
  });

const addShow = (parent: Command): void => {
  withAskOptions(parent.command("show <session>"))
    .description("Shows a session: its summary, who wrote it, and the lore that it was told with.")
    .action((key: string, options: AskOptions) => runCommand(options.json ?? false, () => show(key, options)));
};

const show = (key: string, { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { session } = await api.ask(sessionQuestion.document, { id, key }, sessionQuestion.answer);
    if (session === null)
      throw new CommandError("session_not_found", `The campaign "${id}" has no session "${key}". \`sessions list\` shows them.`);
    if (json) printJson({ campaign: id, ...session });
    else printSession(session);
  });

const addChange = (parent: Command, name: "start" | "end", description: string): void => {
  withAskOptions(parent.command(name), demo.dm)
    .description(description)
    .action((options: AskOptions) => runCommand(options.json ?? false, () => change(name, options)));
};

const change = (name: "start" | "end", { campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { document, answer } = name === "start" ? startMutation : endMutation;
    const { changed } = await api.ask(document, { id }, answer);
    const session = readSession(changed);
    if (session === null) throw new CommandError(changed.reason ?? "refused", changed.message ?? "It was refused.");
    if (json) return printJson({ campaign: id, ...session });
    if (name === "end") return printSession(session);
    print(tellStarted(session));
  });

const tellStarted = ({ key, fromTurn }: Session): string => `"${key}" is under way from turn ${fromTurn}. \`sessions end\` ends it.`;

interface RecapOptions extends AskOptions {
  readonly sessions: number;
  readonly length: string;
}

const addRecap = (parent: Command): void => {
  withAskOptions(parent.command("recap"))
    .description("Tells what happened before: the last sessions and all since. It holds nothing that players do not know.")
    .option("--sessions <number>", "how many of the last sessions: as many as were missed", Number, 1)
    .addOption(new Option("--length <length>", "how much to tell").choices(["short", "standard", "full"]).default("standard"))
    .action((options: RecapOptions) => runCommand(options.json ?? false, () => recap(options)));
};

const recap = ({ campaign: id, sessions, length, json, ...options }: RecapOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(sessions) || sessions < 0 || sessions > 100)
      throw new CommandError("sessions_invalid", "--sessions takes a whole number from 0 to 100.", 2);
    const variables = { id, sessions, length: length.toUpperCase() };
    const told = await api.ask(recapQuestion.document, variables, recapQuestion.answer);
    if (json) printJson({ campaign: id, sessions, length, recap: told.recap });
    else print(wrapWords(told.recap));
  });

const addBriefing = (parent: Command): void => {
  withAskOptions(parent.command("briefing"), demo.dm)
    .description("Shows what is open, what runs, what is not found yet and what people want; for the DM alone.")
    .action((options: AskOptions) => runCommand(options.json ?? false, () => brief(options)));
};

const brief = ({ campaign: id, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { briefing } = await api.ask(briefingQuestion.document, { id }, briefingQuestion.answer);
    if (json) printJson({ campaign: id, ...briefing });
    else
      print(
        briefing.text
          .split("\n")
          .map((line) => wrapWords(line))
          .join("\n"),
      );
  });
