import { blame } from "./finding.ts";
import type { Detector, NarrationCode } from "./finding.ts";
import type { Reading } from "./reading.ts";

const child =
  "(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d|1[0-5]) years? old|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d|1[0-5])-year-olds?|child|children|kids?|boys?|girls?|baby|babies|infants?|toddlers?|schoolboys?|schoolgirls?|(?:little|small|young) (?:one|ones|brother|sister|son|daughter))";
const harm =
  "(?:(?:beat|thrash|flogg|whipp|hitt|kick|strik|burn|cutt|strangl|hurt|cann|slapp|punch|smack)ing|thrash(?:es|ed)?|flogs?|flogged|canes|caned|whipped|broke|broken|beats?|beaten|hits?|strikes?|struck|slaps?|kicks?|stabs?|stabbed|cuts? (?:the|a|down)|kills?|killed|murders?|murdered|burns?|burned|shoots?|shot|hurts?|tortures?|tortured|whips?|whipped|strangles?|strangled|drowns?|drowned|bleeds?|bleeding|blood(?:ied|y)?|dead|dies|corpse|body|bodies|wound(?:ed|s)?|scream(?:s|ing)?|breaks? (?:his|her|its|the \\w+'s) (?:arm|neck|leg|bones?))";

/** What each usual boundary looks like in prose. Others are matched by their own words. */
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [
    /sexual(?:i[sz]ed)? (?:violence|assault|abuse)|rape/i,
    /\brap(?:e|es|ed|ing|ist)\b|\bmolest\w*|\b(?:forces?|forced|forcing) (?:himself|herself|themselves|itself) (?:up)?on\b|\bsexual(?:ly)? (?:assault\w*|abus\w*|violen\w*)|\btears? (?:at|off|open) (?:her|his|their|your) (?:clothes|dress|blouse|shirt)\b|\bhas (?:his|her|their) way with\b|\bagainst (?:her|his|their) will\b|\b(?:takes?|took|taken|had) (?:her|him|them) by force\b|\b(?:skirts?|dress|shirt) (?:\w+ )?up\b[^.]{0,60}\bbegs?\b|\bbegs?\b[^.]{0,60}\b(?:skirts?|dress) (?:\w+ )?up\b/i,
  ],
  [
    /harm to children|child(?:ren)? (?:harm|abuse|death)|violence against children/i,
    new RegExp(`\\b${child}\\b[^.]{0,60}\\b${harm}\\b|\\b${harm}\\b[^.]{0,60}\\b${child}\\b`, "i"),
  ],
  [
    /hate symbols?|nazi|slurs?/i,
    /\bswastikas?\b|\bss[- ]runes?\b|\bsieg heil\b|\bheil hitler\b|\bku klux\b|\bkkk\b|\bburning cross\b|\bconfederate (?:battle )?flag\b|\bnazi (?:flag|salute|symbol|banner|insignia)\b|\btotenkopf\b|\bwhite power\b/i,
  ],
  [
    /torture/i,
    /\btortur\w*|\b(?:pulls?|tears?|rips?) (?:out )?(?:his|her|their|your|the) (?:finger)?nails\b|\bthumbscrews?\b|\bwaterboard\w*|\b(?:breaks?|snaps?) (?:his|her|their) fingers? one by one/i,
  ],
  [
    /gore|graphic violence|body horror/i,
    /\b(?:entrails|intestines|guts spill|viscera|brain matter|brains (?:spatter|splash|spill)|disembowel\w*|eviscerat\w*|flay(?:s|ed|ing)|skull (?:splits|bursts|cracks open)|gobbets?|severed (?:head|hand|arm|limb)s?|bone (?:juts|protrudes|sticks out)|(?:arterial|gouts? of|fountains? of|sprays? of) blood|blood (?:sprays|fountains|gushes|geysers)|eyeballs?)\b/i,
  ],
  [
    /suicide|self-harm/i,
    /\bsuicid\w*|\bkills? (?:himself|herself|themselves)|\bslits? (?:his|her|their|your) (?:own )?wrists?\b|\bhangs? (?:himself|herself|themselves)\b|\bcuts? (?:himself|herself|themselves) (?:again|on purpose)|\btakes? (?:his|her|their) own life\b/i,
  ],
  [
    /animal (?:cruelty|harm|abuse)|harm to animals/i,
    /\b(?:kicks?|beats?|tortures?|whips?|drowns?|skins?|burns?|strangles?) (?:the|a|his|her|their) (?:\w+ )?(?:dog|cat|puppy|kitten|horse|hound|mule|bird)\b/i,
  ],
  [/spiders?|arachno/i, /\bspiders?\b|\btarantulas?\b/i],
  [
    /sex(?:ual content|ual scenes|)?$|explicit sex/i,
    /\bnaked bod(?:y|ies)\b|\bmak(?:e|es|ing) love\b|\b(?:moans?|moaning) (?:with|in) pleasure\b|\bthrusts? (?:into|against)\b|\bhaving sex\b|\borgasm\w*/i,
  ],
  [
    /drug|addiction/i,
    /\b(?:injects?|shoots? up|snorts?) (?:\w+ ){0,3}(?:heroin|cocaine|drug|needle|powder|into (?:his|her|their) (?:vein|arm))/i,
  ],
];

/** A line is crossed: what the table has ruled out is in the text. */
export const detectLines: Detector = (reading) =>
  detect(reading, reading.facts.lines, "crosses_line", "which the table has ruled out", "Leave it out altogether.");

/** A veil is lifted: what should happen out of sight is told in full. */
export const detectVeils: Detector = (reading) =>
  detect(reading, reading.facts.veils, "lifts_veil", "which the table keeps out of sight", "Let it happen unseen: cut away before it.");

const detect = ({ sentences }: Reading, names: readonly string[], code: NarrationCode, why: string, suggestion: string) => {
  if (names.length === 0) return [];
  const patterns = names.map((name) => ({ name, pattern: shapes.find(([called]) => called.test(name))?.[1] ?? byWords(name) }));
  return sentences.flatMap((sentence, at) => {
    const crossed = patterns.find(({ pattern }) => pattern.test(sentence.text));
    return crossed ? [blame(code, at, sentence, `The text holds "${crossed.name}", ${why}.`, suggestion)] : [];
  });
};

/** A boundary of the table's own wording: all of its longer words in one sentence, in any order and ending. */
const byWords = (name: string): RegExp => {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [name.toLowerCase()];
  return new RegExp(
    `^${words.map((word) => `(?=.*\\b${word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ".")})`).join("")}`,
    "isu",
  );
};
