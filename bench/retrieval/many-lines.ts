import type { Dialogue } from "./dialogues.ts";

/**
 * One long dialogue of `count` lines, made of real ones: the lines of all dialogues in order, and when these run out again with a third of
 * their words exchanged for others of the same dialogues, so that terms stay as rare as they are.
 */
export const manyLines = (dialogues: readonly Dialogue[], count: number): Dialogue => {
  const lines = dialogues.flatMap((dialogue) => dialogue.lines.map(({ text }) => text));
  const words = lines.flatMap((line) => line.split(" "));
  const next = createDraw();
  const exchange = (line: string) =>
    line
      .split(" ")
      .map((word) => (next() < 1 / 3 ? (words[Math.floor(next() * words.length)] ?? word) : word))
      .join(" ");
  return {
    id: `lines-${count}`,
    speakers: [...new Set(dialogues.flatMap(({ speakers }) => speakers))],
    lines: Array.from({ length: count }, (_, at) => {
      const line = lines[at % lines.length] ?? "";
      return { id: String(at), text: at < lines.length ? line : exchange(line) };
    }),
    questions: dialogues.flatMap(({ questions }) => questions),
  };
};

/** Numbers from 0 to 1, the same every time (Park and Miller 1988). */
const createDraw = (): (() => number) => {
  let state = 1988;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
