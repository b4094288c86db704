/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

/** HTML from a template: every value is escaped unless it is HTML itself; lists are joined. */
export const html = (parts: TemplateStringsArray, ...values: readonly unknown[]): Html => ({
  html: parts.map((part, at) => part + (at < values.length ? toHtml(values[at]) : "")).join(""),
});

const toHtml = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toHtml).join("");
  if (typeof value === "object" && value !== null && "html" in value && typeof value.html === "string") return value.html;
  return escapeText(typeof value === "string" ? value : String(value ?? ""));
};

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML shows it. Players write it: nothing of it may become markup. */
export const escapeText = (text: string): string => text.toWellFormed().replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
