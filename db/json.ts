/** JSON text that Postgres takes: it refuses NUL and lone surrogates, so each becomes U+FFFD. `undefined` becomes `null`. */
export const encodeJson = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "null";
  // Hardly any text has such an escape, and to look for one is many times as fast as to match them.
  return text.includes("\\u") ? text.replace(refused, (whole, part: string) => (part === "\\" ? whole : "\ufffd")) : text;
};

/** A backslash pair is matched first, so that an escaped backslash before "u0000" is left alone. */
const refused = /\\(\\|u0000|u[dD][89a-fA-F][0-9a-fA-F]{2})/g;

/** Text that Postgres takes; see {@link encodeJson}. */
export const encodeText = (text: string): string => text.toWellFormed().replaceAll("\u0000", "\ufffd");
