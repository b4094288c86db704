/** Verbs that are naturally aimed at the one person here when they name nobody. */
export const sociable = new Set("talk ask say persuade intimidate negotiate provoke bribe deceive social attack fight shoot".split(" "));
/** Deeds for which nobody is guessed at: the wrong one would pay for it. */
export const harmful = new Set(["attack", "fight", "shoot", "bribe"]);
/** Verbs whose object need not exist: one looks for it, remembers it, or goes and sees. */
export const hopeful = new Set("search go travel leave flee remember think wait call message investigate follow listen rest".split(" "));
