/** A `timestamptz` as read from a table or out of JSON, as a date. */
export const readTime = (text: string): Date => new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));

/** The same for a column that may be `null`. */
export const readMaybeTime = (text: string | null): Date | null => (text === null ? null : readTime(text));
