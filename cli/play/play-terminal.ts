import { stdout } from "node:process";
import { isCancel, spinner, text } from "@clack/prompts";
import { messageOf } from "freeform-rpg/kernel";
import { paint, print, remark } from "../output.ts";
import { createWrapper, wrapWords } from "../wrap-words.ts";
import { runTableCommand } from "./table-commands.ts";
import type { PlayedTurn, Table, TurnProgress } from "./table.ts";

/** Plays at a terminal until the user quits. */
export const playAtTerminal = async (table: Table): Promise<void> => {
  print(`\n${paint.bold(table.title)}  ${paint.dim("/help for commands, /quit to leave")}\n`);
  if (table.recap !== null) print(`${paint.dim(wrapWords(table.recap))}\n`);
  print(`${wrapWords(table.lastText)}\n`);
  for (;;) {
    const line = await text({ message: "What do you do?", placeholder: "I look around" });
    if (isCancel(line)) return;
    const said = (line ?? "").trim();
    if (said === "") continue;
    if (said.startsWith("/")) {
      if ((await runTableCommand(table, said)) === "quit") return;
    } else await playTurn(table, said);
  }
};

const playTurn = async (table: Table, said: string): Promise<void> => {
  const display = createDisplay();
  try {
    const turn = await table.play(said, display.show);
    display.finish(turn);
  } catch (error) {
    display.fail();
    remark(`${paint.red("error")} ${messageOf(error)}\n`);
  }
};

/** Shows a turn while it is played: a spinner until the first words, then the narration. */
const createDisplay = () => {
  const wheel = spinner();
  wheel.start("...");
  let shown = "";
  let lines = createWrapper();
  const stopWheel = () => {
    if (shown === "") wheel.clear();
  };
  return {
    show(progress: TurnProgress) {
      if (progress.type === "stage" && shown === "") wheel.message(progress.stage);
      if (progress.type === "discarded" && shown !== "") {
        stdout.write(paint.dim("\n\n(the narrator starts again)\n\n"));
        lines = createWrapper();
      }
      if (progress.type !== "text") return;
      stopWheel();
      shown += progress.text;
      stdout.write(lines.feed(progress.text));
    },
    finish({ text: whole, rolls, prompt }: PlayedTurn) {
      stopWheel();
      stdout.write(lines.rest());
      if (!shown.endsWith(whole)) stdout.write(`${shown === "" ? "" : "\n\n"}${wrapWords(whole)}`);
      print(`\n${rolls.map((roll) => `\n${paint.dim(roll)}`).join("")}`);
      if (prompt !== "") print(paint.italic(prompt));
      print();
    },
    fail: stopWheel,
  };
};
