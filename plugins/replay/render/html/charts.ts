import { html } from "./escape.ts";
import type { Html } from "./escape.ts";

/** A coloured part of a bar: its class is its colour. */
export interface Part {
  readonly colour: "same" | "other" | "bad" | "new";
  readonly value: number;
}

/** What colours mean. */
export const showLegend = (meanings: readonly (readonly [Part["colour"], string])[]): Html =>
  html`<div class="legend">${meanings.map(([colour, meaning]) => html`<span><i class="${colour}"></i>${meaning}</span>`)}</div>`;

/** One cell for each of many things, in rows of fifty. */
export const drawCells = (label: string, cells: readonly { readonly colour: Part["colour"]; readonly title: string }[]): Html => {
  const [across, size] = [50, 16];
  const rows = Math.max(1, Math.ceil(cells.length / across));
  const width = Math.min(cells.length, across) * size;
  const drawn = cells.map(
    ({ colour, title }, at) =>
      html`<rect
        class="${colour}"
        x="${(at % across) * size}"
        y="${Math.floor(at / across) * size}"
        width="${size - 2}"
        height="${size - 2}"
        rx="2"
        ><title>${title}</title></rect
      >`,
  );
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${Math.max(width, 320)} ${rows * size}">${drawn}</svg>`;
};

/** Bars of several parts, one below another, with their names before and their sums behind. */
export const drawBars = (
  label: string,
  bars: readonly { readonly name: string; readonly parts: readonly Part[]; readonly sum: string }[],
): Html => {
  const [left, right, width, height] = [110, 90, 640, 24];
  const most = Math.max(1e-9, ...bars.map(({ parts }) => sumOf(parts)));
  const scale = (width - left - right) / most;
  const drawn = bars.map(({ name, parts, sum }, at) => {
    let x = left;
    const boxes = parts.map(({ colour, value }) => {
      const box = html`<rect
        class="${colour}"
        x="${round(x)}"
        y="${at * height + 4}"
        width="${round(value * scale)}"
        height="${height - 8}"
      ></rect>`;
      x += value * scale;
      return box;
    });
    return html`<text x="${left - 8}" y="${at * height + 16}" text-anchor="end">${name}</text>${boxes}<text
        x="${round(x + 6)}"
        y="${at * height + 16}"
        >${sum}</text
      >`;
  });
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${Math.max(1, bars.length) * height}">${drawn}</svg>`;
};

/** Two lines over the same places: the first solid, the second dashed. */
export const drawLines = (label: string, a: readonly number[], b: readonly number[]): Html => {
  const [width, height, left, bottom] = [640, 160, 44, 8];
  const most = Math.max(1, ...a, ...b);
  const count = Math.max(a.length, b.length);
  const x = (at: number) => round(left + (count < 2 ? 0 : (at * (width - left - 8)) / (count - 1)));
  const y = (value: number) => round(height - bottom - (value * (height - bottom - 10)) / most);
  const line = (values: readonly number[], colour: string) =>
    html`<polyline
      class="${colour}"
      fill="none"
      stroke-width="2"
      points="${values.map((value, at) => `${x(at)},${y(value)}`).join(" ")}"
    ></polyline>`;
  const mark = (value: number) =>
    html`<line class="axis" x1="${left}" x2="${width}" y1="${y(value)}" y2="${y(value)}"></line
      ><text x="${left - 6}" y="${y(value) + 4}" text-anchor="end">${Math.round(value)}</text>`;
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}">
    ${[mark(0), mark(most / 2), mark(most)]}${line(a, "line-a")}${line(b, "line-b")}
  </svg>`;
};

/** Differences with their intervals around nothing: each row is scaled by itself. */
export const drawInterval = (low: number, middle: number, high: number): Html => {
  const reach = Math.max(Math.abs(low), Math.abs(high), Math.abs(middle), 1e-9);
  const x = (value: number) => round(60 + (value / reach) * 54);
  return html`<svg role="img" aria-label="${middle} from ${low} to ${high}" viewBox="0 0 120 16" style="min-width: 7rem">
    <line class="axis" x1="60" x2="60" y1="0" y2="16"></line>
    <line class="line-a" stroke-width="3" x1="${x(low)}" x2="${x(high)}" y1="8" y2="8"></line>
    <circle class="new" cx="${x(middle)}" cy="8" r="4"></circle>
  </svg>`;
};

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);
const round = (value: number): number => Math.round(value * 10) / 10;
