import { diffWordsWithSpace } from "diff";
import type { Difference } from "../../documents/report.ts";
import { html } from "./escape.ts";
import type { Html } from "./escape.ts";
import { showTable } from "./page.ts";

/** Two texts beside each other, with what each has of its own marked. */
export const showSides = (left: readonly [name: string, text: string], right: readonly [name: string, text: string]): Html => {
  const pieces = diffWordsWithSpace(left[1], right[1], { timeout: 2000 }) ?? [
    { value: left[1], removed: true, added: false },
    { value: right[1], removed: false, added: true },
  ];
  const before = pieces.filter(({ added }) => !added).map(({ value, removed }) => (removed ? html`<del>${value}</del>` : html`${value}`));
  const after = pieces.filter(({ removed }) => !removed).map(({ value, added }) => (added ? html`<ins>${value}</ins>` : html`${value}`));
  return html`<div class="sides">
    <div>
      <h3>${left[0]}</h3>
      ${before}
    </div>
    <div>
      <h3>${right[0]}</h3>
      ${after}
    </div>
  </div>`;
};

/** Differences of documents, a row each. */
export const showDifferences = (differences: readonly Difference[], more: number): Html => {
  if (differences.length === 0) return html``;
  const rows = differences.map(({ part, path, recorded, replayed }) => [
    html`<code>${[part, path].filter(Boolean).join(" ")}</code>`,
    html`<code>${shorten(recorded)}</code>`,
    html`<code>${shorten(replayed)}</code>`,
  ]);
  return html`${showTable(["where", "recorded", "replayed"], rows)}${more > 0 ? html`<p class="note">${more} more are not listed.</p>` : ""}`;
};

const longest = 1000;

const shorten = (value: Difference["recorded"]): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= longest ? text : `${text.slice(0, longest)} … (${text.length} characters)`;
};
