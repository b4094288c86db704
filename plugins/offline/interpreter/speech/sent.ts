const sent =
  /^\W*(?:i |we |then |and )*send (?:(?!a\b|an\b|some\b|word\b)[\p{L}.'’-]+ ){1,3}?(?<way>(?:down|up|off|out|away|back|home|over|round|around|to|into|for|after|ahead)\b.*)$/iu;

/** What somebody is sent to do, as an infinitive: "to go down to the cellar", "to fetch the rope". `null` for any other words. */
export const sentIn = (text: string): string | null => {
  const way = sent.exec(text)?.groups?.["way"];
  if (way === undefined) return null;
  const deed = /^(?:down |up |off |out |over |back )?to (?!the\b|an?\b|his\b|her\b|my\b|their\b|bed\b|\p{Lu})(\p{L}+ .+)$/u.exec(way)?.[1];
  return deed === undefined ? `to go ${way}` : `to ${deed}`;
};
