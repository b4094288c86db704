import type { RawPage, Run } from "freeform-rpg/plugins/ingest/extract";

/** A run of text; letters are half an em wide. */
export const run = (x: number, y: number, text: string, font = "Serif", size = 10): Run => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font,
  spaced: false,
});

/** A page of letter size. */
export const page = (runs: readonly Run[], number = 1): RawPage => ({ number, width: 612, height: 792, runs });
