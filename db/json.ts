/** JSON text that Postgres takes: it refuses NUL and lone surrogates, so each becomes U+FFFD. `undefined` becomes `null`. */
export const encodeJson = (value: unknown): string =>
  // A backslash pair is matched first, so that an escaped backslash before "u0000" is left alone.
  (JSON.stringify(value) ?? "null").replace(/\\(\\|u0000|u[dD][89a-fA-F][0-9a-fA-F]{2})/g, (whole, part: string) =>
    part === "\\" ? whole : "\ufffd",
  );

/** Text that Postgres takes; see {@link encodeJson}. */
export const encodeText = (text: string): string => text.toWellFormed().replaceAll("\u0000", "\ufffd");
