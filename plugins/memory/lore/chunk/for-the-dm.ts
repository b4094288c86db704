const names = /^(secrets?|hooks?|playing( .*)?|in play|using it|running it|discoverables?|at the table|for the [dg]m|[dg]m( .*)?)$/i;

/** True for headings of sections for the DM. */
export const isForDm = (heading: string): boolean => names.test(heading.trim());
