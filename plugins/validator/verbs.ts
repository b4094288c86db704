const words = (text: string): readonly string[] => text.split(" ");

/** Verbs that need someone who can answer. */
export const socialVerbs = new Set(
  words("talk social ask say persuade negotiate intimidate deceive provoke bribe seduce flirt lie barter"),
);
/** Verbs that hurt. */
export const violentVerbs = new Set(words("fight attack combat violence shoot"));
/** Verbs that carry the actor from one place to another. */
export const movementVerbs = new Set(words("go travel move walk enter exit leave flee"));
/** Verbs that put something into the actor's hands. */
export const takingVerbs = new Set(words("take grab pickup steal"));
/** Verbs that part with or apply something in the actor's hands. */
export const handlingVerbs = new Set(words("use drop give put throw equip"));
/** Verbs that look closely and may bring a hidden truth to light. */
export const searchingVerbs = new Set(words("investigate search examine read check assess"));
/** Verbs that notice only what is in plain view. */
export const glancingVerbs = new Set(words("look observe listen"));
/** Verbs that reach what is far away or only in the mind. */
export const remoteVerbs = new Set(words("think remember wait call message contact rest"));

const plainVerbs = words(
  "sneak hide climb hack deceive chase help unlock open close pay crime medical cast pursue track force break follow jump repair craft drive",
);

const synonyms: Readonly<Record<string, string>> = {
  ...spread("attack", "punch stab strike hit kick kill slash assault tackle shove"),
  ...spread("shoot", "fire snipe"),
  ...spread("search", "rummage loot frisk scour"),
  ...spread("examine", "inspect study"),
  ...spread("investigate", "analyze analyse"),
  ...spread("look", "glance watch scan stare peek see"),
  ...spread("talk", "speak chat greet converse discuss"),
  ...spread("ask", "question interview interrogate"),
  ...spread("say", "tell shout whisper reply answer"),
  ...spread("persuade", "convince plead charm"),
  ...spread("intimidate", "threaten"),
  ...spread("deceive", "bluff trick fool"),
  ...spread("steal", "pickpocket swipe rob"),
  ...spread("sneak", "creep slip tiptoe"),
  ...spread("flee", "run escape retreat"),
  ...spread("go", "approach head return"),
  ...spread("grab", "snatch"),
  ...spread("pickup", "pick_up collect"),
  ...spread("unlock", "pick lockpick"),
  ...spread("medical", "heal bandage treat patch tend"),
  ...spread("rest", "sleep"),
  ...spread("use", "activate drink eat reload"),
  ...spread("put", "place"),
  ...spread("pay", "buy purchase"),
  ...spread("hack", "breach"),
  ...spread("cast", "conjure enchant"),
  ...spread("remember", "recall"),
  ...spread("think", "consider reflect ponder"),
  ...spread("call", "phone"),
  ...spread("help", "assist aid"),
};

const known = new Set([
  ...socialVerbs,
  ...violentVerbs,
  ...movementVerbs,
  ...takingVerbs,
  ...handlingVerbs,
  ...searchingVerbs,
  ...glancingVerbs,
  ...remoteVerbs,
  ...plainVerbs,
]);

function spread(verb: string, alike: string): Record<string, string> {
  return Object.fromEntries(words(alike).map((word) => [word, verb]));
}

/** An action's spelling brought to one form: `Pick up` and `pick-up` are `pick_up`. */
export const spellVerb = (action: string): string =>
  action
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

/** The verb the engine's tables know an action by: `Talk to` is `talk`, `stab` is `attack`; a verb it does not know stays itself. */
export const verbOf = (action: string): string => {
  const spelled = spellVerb(action);
  const head = spelled.split("_")[0] ?? spelled;
  for (const word of [spelled, head]) {
    if (known.has(word)) return word;
    const same = synonyms[word];
    if (same !== undefined) return same;
  }
  return spelled;
};
