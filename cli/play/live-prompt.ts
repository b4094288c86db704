import { createInterface } from "node:readline";
import type { Interface } from "node:readline";
import { clearScreenDown, cursorTo, moveCursor } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** A prompt at which other text may appear. */
export interface LivePrompt {
  /** Asks for a line; `null` when the user leaves with Ctrl-C or Ctrl-D. */
  ask(prompt: string): Promise<string | null>;
  /**
   * Shows a text above the line that is being typed, which stays as it is. Between two questions the text waits for the next one. A text that
   * is `null` by then is left out.
   */
  show(text: () => string | null): void;
}

/** The terminal that a prompt uses. */
export interface PromptStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Opens a prompt at a terminal. Lines can be edited, and earlier ones are found with the arrow keys. */
export const createLivePrompt = ({ input, output }: PromptStreams): LivePrompt => {
  let waiting: (() => string | null)[] = [];
  let history: string[] = [];
  let active: Interface | null = null;
  const flush = () => {
    for (const text of waiting) output.write(asBlock(text()));
    waiting = [];
  };
  return {
    show(text) {
      if (active === null) waiting.push(text);
      else showAbove(active, output, asBlock(text()));
    },
    ask: (prompt) =>
      new Promise((resolve) => {
        flush();
        const line = createInterface({ input, output, prompt, history, terminal: true });
        active = line;
        const end = (answer: string | null) => {
          if (active !== line) return;
          active = null;
          line.close();
          resolve(answer);
        };
        line.on("history", (lines) => void (history = [...lines]));
        line.on("line", end);
        line.on("close", () => end(null));
        line.prompt();
      }),
  };
};

const asBlock = (text: string | null): string => (text === null ? "" : `${text}\n\n`);

const showAbove = (line: Interface, output: Writable, block: string): void => {
  if (block === "") return;
  const { rows } = line.getCursorPos();
  moveCursor(output, 0, -rows);
  cursorTo(output, 0);
  clearScreenDown(output);
  // Drawing the prompt again begins as many rows higher as the typed text had above the cursor.
  output.write(block + "\n".repeat(rows));
  line.prompt(true);
};
