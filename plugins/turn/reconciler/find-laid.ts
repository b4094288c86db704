import { sentencesOf } from "freeform-rpg/language";
import { isSmall, readPhrase } from "freeform-rpg/plugins/turn/scene/lib";

const noun = String.raw`(?:[\p{L}'’-]+ ){0,3}?[\p{Ll}'’-]+(?: of (?:(?:the|his|her|a) )?[\p{L}'’-]+)?`;
const owner = "(?:the|an?|his|her|their|its|some|two|three|four|both|several)";
const before = String.raw`(?:on|onto|upon|in front of|before|beside|between|under|at your|by your|where you)`;

/** "He lays the keys of the house on the table", "she slides a folded paper across to you". */
const laid = new RegExp(
  String.raw`\b(?:lay|lays|put|puts|set|sets|leave|leaves|drop|drops|place|places|slide|slides|push|pushes|toss|tosses|spread|spreads|throws) (?:down )?(?<owner>${owner}) (?<thing>${noun}) (?:(?:down|out|over|back) )?(?:${before}|across|down)\b`,
  "gu",
);

/** "Papers lie on the table", "a key is left on the sill". */
const lying = new RegExp(
  String.raw`(?:^|[,;:] (?:and )?|\band )(?:${owner} )?(?<thing>${noun}) (?:lies?|is lying|are lying|is left|are left|rests?) (?:all over|scattered over|${before})\b`,
  "giu",
);

/** What is put, set, left or laid only in a manner of speaking. */
const figures =
  /\b(?:questions?|matters?|blame|weight|price|case|end|stop|stress|pace|tone|trust|faith|hopes?|words?|names?|odds|ideas?|distance|strain|pressure|marks?|traces?|smears?|stains?|smells?|silences?|shadows?|light|look|eyes?|gaze|bets?|claims?|fog|mist|snow|dust|frost|rain|rest|others?|one|it|them|him|her)$/i;

/** The things that the text of a trigger lays down or has lying in front of the party, as it names them. What people say lays nothing down. English only. */
export const findLaid = (text: string): { readonly name: string; readonly description: string }[] =>
  sentencesOf(text.replaceAll(/["“][^"”]*["”]/g, "")).flatMap((sentence) =>
    [...sentence.matchAll(laid), ...sentence.matchAll(lying)].flatMap(({ groups }) => {
      const name = groups?.["thing"]?.trim() ?? "";
      return name === "" || figures.test(name)
        ? []
        : [{ name: name.replace(/^\p{Lu}/u, (first) => first.toLowerCase()), description: sentence.trim() }];
    }),
  );

const shownIn = String.raw`(?:there (?:is|are|lies?|hangs?|stands?|rests?)|(?:^|, )(?:in|inside|on|upon|at|under|underneath|beneath|beside|behind|between|among|over|by)\b[^,.;:]{2,70} (?:is|are|lies?|lie|sits?|rests?|hangs?|stands?)|[\p{L}’']+ (?:has|holds?|hides?|contains?))`;

/** "In the angle of the niche there is a pinch of yellow dust", "the trough has a pillow of folded sacking". */
const shown = new RegExp(
  String.raw`${shownIn} (?:an?|some|two|three|four|five|several) (?<thing>(?:[\p{Ll}'’-]+ ){0,3}?[\p{Ll}'’-]+(?: of (?:[\p{Ll}'’-]+ )?[\p{Ll}'’-]+)?)(?=[,.;:]|$| (?:at|in|on|under|beside|behind|between|with|and|such|that|which|as|from|by|to|caught|left|hung|tied|[\p{Ll}]+ed)\b)`,
  "giu",
);

/** The small loose things that a find shows, as it names them. English only. */
export const findShown = (text: string): { readonly name: string; readonly description: string }[] =>
  sentencesOf(text.replaceAll(/["“][^"”]*["”]/g, "")).flatMap((sentence) =>
    [...sentence.matchAll(shown)].flatMap(({ groups }) => {
      const name = groups?.["thing"]?.trim() ?? "";
      return isSmall(name) && !figures.test(readPhrase(name).head) ? [{ name, description: sentence.trim() }] : [];
    }),
  );
