/** Thrown where a statement cannot write a part of the answer: the operation is then resolved field by field. */
export class Unanswerable extends Error {}

/** What a statement writes in place of a value that must not be `null` and is. In JSON, no text can hold it: its quotation marks would be escaped. */
export const brokenPromise = '{"$null"';
