/** Threats that may hang over the players at once. */
export const threatLimit = 2;
