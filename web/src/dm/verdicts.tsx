import type { ComponentChildren } from "preact";
import type { Severity } from "../api/generated/graphql.ts";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";

/** What a check found in a narration; `start` and `end` are its place in the text, where it has one. */
export interface Verdict {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly suggestion: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

/** The findings about a text. */
export const Verdicts = ({ violations }: { violations: readonly Verdict[] }) =>
  violations.length === 0 ? (
    <p class="hint">{dmTexts.noFindings}</p>
  ) : (
    <ul class="verdicts" aria-label={dmTexts.findings}>
      {violations.map(({ rule, severity, message, suggestion }, nth) => (
        <li key={nth} data-severity={severity}>
          <strong>{texts.severities[severity]}</strong> {message} {suggestion && <em>{suggestion}</em>} <code>{rule}</code>
        </li>
      ))}
    </ul>
  );

/** The text with the places of findings marked. */
export const markVerdicts = (text: string, violations: readonly Verdict[]): ComponentChildren[] => {
  const parts: ComponentChildren[] = [];
  let at = 0;
  const placed = violations.flatMap(({ start, end, message }) =>
    start !== null && end !== null && end > start ? [{ start, end, message }] : [],
  );
  for (const { start, end, message } of placed.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start), <mark title={message}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
};
