/** The key under which names match: NFKC, lower case, white space collapsed and trimmed; DEFINITIONS section 3. */
export const nameKey = (name: string): string =>
  !unfolded.test(name) ? name.toLowerCase() : name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/** What needs more folding than that of case: anything beyond ASCII, and blanks that are not single and inside. */
const unfolded = /[^!-~ ]| {2}|^ | $/;
