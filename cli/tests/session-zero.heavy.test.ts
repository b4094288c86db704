import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";
import { findScript, openTerminal } from "./run-on-terminal.ts";

const dataDir = mkdtempSync(join(tmpdir(), "cli-zero-"));
beforeAll(() => fillDataFolder(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const down = "\u001b[B";
const enter = "\r";

test.skipIf(findScript() === null)(
  "a blank page becomes a campaign on a terminal, back and forth and field by field (needs the command script)",
  async () => {
    const terminal = openTerminal(["new-game", "--as", "bo"], { DATA_DIR: dataDir });
    const answer = async (question: string, typed: string): Promise<void> => {
      await terminal.find(question);
      terminal.type(typed);
    };
    for (const question of [
      "In which language",
      "Which kind of evening",
      "How heavy",
      "How easily",
      "What does a failed",
      "How lasting",
      "How far",
      "How much",
    ])
      await answer(question, enter);
    await answer("What should the story be about?", `<${enter}`);
    for (const question of [
      "How much does the story steer",
      "What should the story be about?",
      "What must never appear?",
      "What may happen",
    ])
      await answer(question, enter);
    await answer("From which scenario", enter);
    await answer("Which character", enter);
    await answer("What is the character called?", `Mo${enter}`);
    await answer("Who is that", enter);
    await answer("What does the character bring", enter);
    await answer("What is the campaign called?", `Glass${enter}`);
    for (const question of [
      "What is it about?",
      "Which genre?",
      "By which rules",
      "Which content packs?",
      "What does every narrator",
      "What happens",
    ].slice(0, 5))
      await answer(question, enter);
    await answer("cannot be repaired", enter);
    await answer("Do you play with clocks", enter);
    await answer("Which clocks", enter);
    await answer("Which places are there?", enter);
    await answer("What is the place called?", `The kiln${enter}`);
    await answer("What does one see there?", `A mouth of brick.${enter}`);
    await answer("What is in it", enter);
    await answer("To which other places", enter);
    await answer("Done: The kiln", enter);
    await answer("Who is there", `${down}${enter}`);
    await answer("What is the person called?", `Ash${enter}`);
    await answer("What does one see of them?", `<${enter}`);
    await answer("What is the person called?", `Ash Vale${enter}`);
    await answer("What does one see of them?", enter);
    await answer("Where are they?", `the kiln${enter}`);
    await answer("What do they want?", enter);
    await answer("Done: Ash Vale", enter);
    for (const question of ["Which things matter?", "Who stands how to whom?", "What is true?", "What is open?", "Where does it begin?"])
      await answer(question, enter);
    await answer("Who and what is there", enter);
    for (const question of ["At which hour?", "At which minute?", "On which day", "What is the weather"]) await answer(question, enter);
    await answer("What does the place forbid", enter);
    await answer("What do the players read first?", `Heat.${enter}`);
    await answer("Create the campaign", enter);
    await terminal.find('The campaign "Glass" is created.');
    expect(await terminal.code).toBe(0);
    const listed = JSON.parse((await runInside(["campaigns", "list", "--as", "bo", "--json"], { DATA_DIR: dataDir })).out);
    expect(listed.campaigns).toMatchObject([{ name: "Glass", myRole: "DM" }]);
  },
);
