/** Ends messages about a provider whose own words are for the log alone: they may quote keys, prompts and accounts. */
export const inLog = "The server's log has what it said.";
