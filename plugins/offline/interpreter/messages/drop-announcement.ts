import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { changeUnquoted } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "I use Stealth to get behind him" gets behind him: what is rolled for it is for the rules. A thing that is used for something stays. */
export const dropAnnouncement = (text: string, reading: Reading): string =>
  changeUnquoted(text, (part) =>
    part.replaceAll(rolledOn, "$1I examine ").replaceAll(announced, (whole, lead: string, skill: string, moving = "") => {
      if (resolveNoun(tagText(skill), reading).named !== null) return whole;
      return `${lead}I ${moving !== "" && /^(?:stealth|sneak)/i.test(skill) ? "sneak" : moving}`;
    }),
  );

/** "Perception check on the door". */
const rolledOn =
  /((?:^|[.!?;]\s)\W*)(?:(?:i|let me|can i|could i|may i) )?(?:(?:roll|make|do|use|try|want|get) )?(?:for )?(?:an? |my )?(?:perception|investigation|insight|notice|spot|awareness|scrutiny)(?: (?:plus|and|or|\+|&|\/) [a-z]+)?(?: (?:check|roll|test))? (?:on|of|at) (?=\p{L})/giu;

const announced =
  /((?:^|[.!?;]\s)\W*)(?:[iI](?:['’]ll| will)? |[lL]et me )?(?:[uU]se|[rR]oll(?: for)?) (?:my )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?: (?:skill|check))? to (?=\p{L})((?:get|go|move|walk|slip)(?= ))?/gu;
