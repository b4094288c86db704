/** The id that all runs of a file with this hash share, so that they share the model calls that were paid for. */
export const nameRun = (sha256: string): string => `ingest ${sha256.slice(0, 16)}`;
