import { PassThrough } from "node:stream";
import { setImmediate as nextTick } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLivePrompt } from "../play/live-prompt.ts";

const columns = 20;

/** A terminal of 20 columns: what stands on its lines, and where the cursor is. */
const openScreen = () => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { columns, rows: 100, isTTY: true });
  const lines: string[] = [""];
  let row = 0;
  let column = 0;
  const put = (character: string) => {
    if (column === columns) [row, column] = [row + 1, 0];
    lines[row] = (lines[row] ?? "").padEnd(column).slice(0, column) + character + (lines[row] ?? "").slice(column + 1);
    column += 1;
  };
  const move: Readonly<Record<string, (count: number) => void>> = {
    A: (count) => void (row = Math.max(0, row - (count || 1))),
    B: (count) => void (row += count || 1),
    C: (count) => void (column += count || 1),
    D: (count) => void (column = Math.max(0, column - (count || 1))),
    G: (count) => void (column = (count || 1) - 1),
    J: () => {
      lines[row] = (lines[row] ?? "").slice(0, column);
      lines.length = row + 1;
    },
    K: () => void (lines[row] = (lines[row] ?? "").slice(0, column)),
  };
  output.on("data", (piece) => {
    // eslint-disable-next-line no-control-regex
    for (const [token, count, command] of String(piece).matchAll(/\u001b\[(\d*)([A-Z])|[\s\S]/g)) {
      if (command !== undefined) move[command]?.(Number(count));
      else if (token === "\r") column = 0;
      else if (token === "\n") [row, column] = [row + 1, 0];
      else put(token);
      while (lines.length <= row) lines.push("");
    }
  });
  return {
    input,
    output,
    text: () =>
      lines
        .map((line) => line.trimEnd())
        .join("\n")
        .trimEnd(),
    cursor: () => [row, column],
  };
};

/** The lines that a text takes on the screen. */
const folded = (text: string): string => (text.match(/.{1,20}/g) ?? []).map((line) => line.trimEnd()).join("\n");

test("what others do appears above what is being typed, which stays as it is", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^[a-z]{1,45}$/), { minLength: 1, maxLength: 3 }),
      fc.stringMatching(/^[a-z]([a-z ]{0,60}[a-z])?$/),
      fc.stringMatching(/^[a-z]{0,5}$/),
      async (news, typed, more) => {
        const screen = openScreen();
        const prompt = createLivePrompt(screen);
        const asked = prompt.ask("> ");
        screen.input.write(typed);
        await nextTick();
        for (const text of news) prompt.show(() => text);
        await nextTick();
        expect(screen.text()).toBe([...news.map(folded), folded(`> ${typed}`)].join("\n\n"));
        screen.input.write(`${more}\r`);
        expect(await asked).toBe(typed + more);
      },
    ),
    { numRuns: 60 },
  );
});

test("what happens between two questions waits for the next one", async () => {
  const screen = openScreen();
  const prompt = createLivePrompt(screen);
  prompt.show(() => "Mara waves.");
  prompt.show(() => null);
  expect(screen.text()).toBe("");
  const asked = prompt.ask("> ");
  await nextTick();
  expect(screen.text()).toBe("Mara waves.\n\n>");
  screen.input.write("\u0004");
  expect(await asked).toBeNull();
});
