import { html } from "./escape.ts";
import type { Html } from "./escape.ts";
import { style } from "./style.ts";

/** A whole page that needs nothing else: no script, no request, light or dark as the reader has it. */
export const makePage = (title: string, body: readonly Html[]): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="secret">For the DM: this report holds what players may not know.</p>
          ${body}
        </main>
      </body>
    </html> `.html;

/** A row of figures with what each means. */
export const showFigures = (figures: readonly (readonly [value: string, meaning: string])[]): Html =>
  html`<dl class="figures">
    ${figures.map(
      ([value, meaning]) =>
        html`<div>
          <dt>${meaning}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** A table with its heads; numbers are put to the right. */
export const showTable = (heads: readonly string[], rows: readonly (readonly (string | number | Html)[])[]): Html =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => (typeof cell === "number" ? html`<td class="number">${cell}</td>` : html`<td>${cell}</td>`))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
