import { stdout } from "node:process";
import { isCancel, spinner, text } from "@clack/prompts";
import { messageOf } from "freeform-rpg/kernel";
import { paint, print, remark } from "../output.ts";
import { createWrapper, wrapWords } from "../wrap-words.ts";
import { runTableCommand } from "./table-commands.ts";
import type { Table, Told, TurnTold } from "./table.ts";

/** Plays with a person at a terminal until they quit. */
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
  const voice = createVoice();
  try {
    const turn = await table.play(said, voice.hear);
    voice.finish(turn);
  } catch (error) {
    voice.fall();
    remark(`${paint.red("error")} ${messageOf(error)}\n`);
  }
};

/** Shows a turn as it is told: a spinner until the first words, then the words. */
const createVoice = () => {
  const wheel = spinner();
  wheel.start("...");
  let spoken = "";
  let lines = createWrapper();
  const hush = () => {
    if (spoken === "") wheel.clear();
  };
  return {
    hear(told: Told) {
      if (told.type === "stage" && spoken === "") wheel.message(told.stage);
      if (told.type === "retracted" && spoken !== "") {
        stdout.write(paint.dim("\n\n(the narrator begins again)\n\n"));
        lines = createWrapper();
      }
      if (told.type !== "text") return;
      hush();
      spoken += told.text;
      stdout.write(lines.feed(told.text));
    },
    finish({ text: whole, rolls, prompt }: TurnTold) {
      hush();
      stdout.write(lines.rest());
      if (!spoken.endsWith(whole)) stdout.write(`${spoken === "" ? "" : "\n\n"}${wrapWords(whole)}`);
      print(`\n${rolls.map((roll) => `\n${paint.dim(roll)}`).join("")}`);
      if (prompt !== "") print(paint.italic(prompt));
      print();
    },
    fall: hush,
  };
};
