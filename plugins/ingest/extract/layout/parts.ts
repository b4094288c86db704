/** A run of text in one font, as the file contains it. `y` is the baseline, counted from the page's upper edge; units are points. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  /** Whether the file has a space before it. */
  readonly spaced: boolean;
}

/** A page before layout: its runs in the order of the file. */
export interface RawPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  /** The confidence of recognised text, 0 to 100. */
  readonly recognised?: number | undefined;
}

/** A part of a line with a clear gap on either side. */
export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** Runs on one baseline. `style` names size and font of most of its letters. */
export interface Line {
  readonly page: number;
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly style: string;
  /** Whether all letters have one style. */
  readonly even: boolean;
  readonly cells: readonly Cell[];
  readonly runs: readonly Run[];
}
