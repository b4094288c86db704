/** Milliseconds that a timer takes at most; for what is due later one is set again. */
export const longestTimer = 86_400_000;
