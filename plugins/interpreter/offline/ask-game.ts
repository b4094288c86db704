const questions: readonly (readonly [pattern: RegExp, action: string])[] = [
  [
    /^(?:so\s+)?(?:where (?:am i|are we)|what(?:'s| is| do i| can i| does it)? (?:see|going on|happening|around|there|here|this place|look like)|what do (?:i|we) (?:see|notice|know)|who(?:'s| is| else is)? (?:here|there|around|present|with me)|describe (?:the )?(?:room|scene|place|area|surroundings)|where can i go|what are (?:the|my) (?:exits|options|ways out)|what time is it|what(?:'s| is) the (?:time|weather)|is (?:anyone|anybody|someone) (?:here|around)|what can i do|what now|what happens)/i,
    "look",
  ],
  [
    /^(?:what (?:am i carrying|do i have|have i got)|what(?:'s| is) in my (?:inventory|pockets?|bag|pack|hands?)|(?:check )?(?:my )?inventory|do i have)/i,
    "check",
  ],
  [
    /^(?:what do i (?:know|remember) about|who (?:is|was)|what (?:is|was|are)|do i (?:know|remember|recognise|recognize)|have i (?:met|seen))\b/i,
    "remember",
  ],
  [/^(?:is there|are there|can i see|do i (?:see|notice|hear|smell)|how many)\b/i, "look"],
  [/^(?:what do i hear|do i hear)/i, "listen"],
];

/** The action that answers a question put to the game rather than to anyone in it; `null` for anything else. */
export const askGame = (clause: string): string | null => questions.find(([pattern]) => pattern.test(clause.trim()))?.[1] ?? null;
