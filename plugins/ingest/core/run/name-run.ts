/** The name of all runs that read a file with this hash: what one of them paid a model for, the next is given. */
export const nameRun = (sha256: string): string => `ingest ${sha256.slice(0, 16)}`;
