import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createProgram } from "../../cli/program.ts";
import { checkCommandLine, findCommandLines } from "../../scripts/docs/check-command-line.ts";
import { readPages, readProse, root } from "../../scripts/docs/pages.ts";

const pages = readPages();
const shells = pages.flatMap(({ file, blocks }) =>
  blocks.filter(({ language }) => language === "sh" || language === "text").map(({ text, line }) => ({ place: `${file}:${line}`, text })),
);
const inline = pages.map((page) => ({
  place: page.file,
  text: [...readProse(page).matchAll(/`((?:npx )?freeform-rpg [^`]+)`/g)].map(([, line]) => line).join("\n"),
}));

test("every command line of the pages is one that the program accepts", async () => {
  const wrong: string[] = [];
  for (const { place, text } of [...shells, ...inline]) {
    for (const line of findCommandLines(text)) {
      const problem = /^[A-Z]+\b/.test(line) ? null : await checkCommandLine(line);
      if (problem) wrong.push(`${place} ${problem}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every option and subcommand that the pages name exists", () => {
  const program = createProgram();
  const commands = [...program.commands, ...program.commands.flatMap((command) => command.commands)];
  const options = new Set([...commands.flatMap((command) => command.options.map(({ long }) => long)), "--help"]);
  const wrong = pages.flatMap((page) =>
    [...readProse(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => {
      const [first, second = ""] = code.split(" ");
      const group = program.commands.find((command) => command.name() === first && command.commands.length > 0);
      const unknown = group && /^[a-z-]+$/.test(second) && !group.commands.some((command) => command.name() === second) ? [code] : [];
      return [...unknown, ...(code.match(/^--[\w-]+/g) ?? []).filter((option) => !options.has(option))].map(
        (name) => `${page.file} ${name}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(["serv", "play --campain demo", "rewind", "sessions recap --length tiny", "token --user"])("%s is refused", async (line) => {
  expect(await checkCommandLine(line)).not.toBeNull();
});

test("command lines are found behind variables, in pipes and over several lines", () => {
  const shell =
    'A=1 npx freeform-rpg serve --demo   # comment\necho x | npx freeform-rpg play --as "a b" | jq\nT=$(npx freeform-rpg token \\\n  --user ada)';
  expect(findCommandLines(shell).map((line) => line.trim().replaceAll(/\s+/g, " "))).toEqual([
    "serve --demo",
    'play --as "a b"',
    "token --user ada",
  ]);
});

test("every npm script that the pages name exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
