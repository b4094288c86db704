import { stdin, stdout } from "node:process";
import { spinner } from "@clack/prompts";
import { messageOf } from "freeform-rpg/kernel";
import { paint, print, remark } from "../output.ts";
import { createWrapper, wrapWords } from "../wrap-words.ts";
import { createLivePrompt } from "./live-prompt.ts";
import type { LivePrompt } from "./live-prompt.ts";
import { isTableCommand, runTableCommand } from "./table-commands.ts";
import type { Played, PlayedTurn, Table, TableNews, TurnProgress } from "./table.ts";

/** Plays at a terminal until the user quits, and shows what the other players do meanwhile. */
export const playAtTerminal = async (table: Table): Promise<void> => {
  print(`\n${paint.bold(table.title)}  ${paint.dim("/help for commands, /quit to leave")}\n`);
  if (table.recap !== null) print(`${paint.dim(wrapWords(table.recap))}\n`);
  print(`${[table.lastText, ...table.lastMessages].join("\n")}\n`);
  const prompt = createLivePrompt({ input: stdin, output: stdout });
  const ended = new AbortController();
  const following = table.follow((news) => prompt.show(() => showNews(table, news)), ended.signal);
  await playUntilQuit(table, prompt);
  ended.abort();
  await following;
};

const playUntilQuit = async (table: Table, prompt: LivePrompt): Promise<void> => {
  for (;;) {
    const line = await prompt.ask(`${paint.cyan("What do you do?")} `);
    if (line === null) return;
    const said = line.trim();
    if (said === "") continue;
    print();
    if (!isTableCommand(table, said)) await playText(table, said);
    else if ((await runTableCommand(table, said)) === "quit") return;
  }
};

/** What the player has played here stands on the screen already. */
const showNews = (table: Table, news: TableNews): string | null => {
  if (table.isOwn(news)) return null;
  return news.type === "notice" ? paint.dim(news.text) : news.text;
};

const playText = async (table: Table, said: string): Promise<void> => {
  const display = createDisplay();
  try {
    display.finish(await table.play(said, display.show));
  } catch (error) {
    display.fail();
    remark(`${paint.red("error")} ${messageOf(error)}\n`);
  }
};

const printEnd = ({ prompt }: PlayedTurn, rolls: readonly string[]): void => {
  print(`\n${rolls.map((roll) => `\n${paint.dim(roll)}`).join("")}`);
  if (prompt !== "") print(paint.italic(prompt));
  print();
};

type PatchProgress = Extract<TurnProgress, { readonly type: "patched" }>;

const describePatch = (replaced: string, text: string): string =>
  wrapWords(text === "" ? `(struck: ${replaced})` : replaced === "" ? `(added: ${text})` : `(corrected: ${text})`);

/** Shows a turn while it is played: a spinner until the first words, then the narration. */
const createDisplay = () => {
  let wheel = spinner();
  wheel.start("...");
  let shown = "";
  let diceShown = false;
  let lines = createWrapper();
  const stopWheel = () => {
    if (shown === "") wheel.clear();
  };
  /** What is on the screen stays: added text follows it, and a replaced sentence is shown below it. */
  const showPatch = ({ from, to, text }: PatchProgress) => {
    const isAdded = from === shown.length;
    const replaced = shown.slice(from, to);
    shown = shown.slice(0, from) + text + shown.slice(to);
    if (isAdded) return stdout.write(lines.feed(text));
    stdout.write(`${lines.rest()}\n\n${paint.dim(describePatch(replaced.trim(), text.trim()))}`);
    lines = createWrapper();
  };
  /** Before the text: the spinner goes on below the dice. */
  const showDecided = (decided: readonly string[]) => {
    if (shown !== "" || decided.length === 0) return;
    wheel.clear();
    print(`${decided.map((line) => paint.dim(wrapWords(line))).join("\n")}\n`);
    diceShown = true;
    wheel = spinner();
    wheel.start("...");
  };
  return {
    show(progress: TurnProgress) {
      if (shown === "" && (progress.type === "stage" || progress.type === "waiting")) wheel.message(noteOf(progress));
      if (progress.type === "discarded" && shown !== "") {
        stdout.write(paint.dim("\n\n(the narrator starts again)\n\n"));
        lines = createWrapper();
        shown = "";
      }
      if (progress.type === "decided") showDecided(progress.lines);
      if (progress.type === "patched") showPatch(progress);
      if (progress.type !== "text") return;
      stopWheel();
      shown += progress.text;
      stdout.write(lines.feed(progress.text));
    },
    finish(played: Played) {
      stopWheel();
      if (played.type === "message") return print(`${played.text}\n`);
      stdout.write(lines.rest());
      if (!shown.endsWith(played.text)) stdout.write(`${shown === "" ? "" : "\n\n"}${wrapWords(played.text)}`);
      printEnd(played, diceShown ? [] : played.rolls);
    },
    fail: stopWheel,
  };
};

const noteOf = (progress: Extract<TurnProgress, { readonly type: "stage" | "waiting" }>): string =>
  progress.type === "stage" ? progress.stage : progress.reason;
