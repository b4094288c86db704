/** The key under which names match: NFKC, lower case, white space collapsed and trimmed; DEFINITIONS section 3. */
export const nameKey = (name: string): string =>
  plain.test(name) ? name.toLowerCase() : name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/** Letters with single blanks between them need no folding but that of case. */
const plain = /^[a-z0-9'-]+(?: [a-z0-9'-]+)*$/i;
