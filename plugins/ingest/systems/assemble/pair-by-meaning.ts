import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { SystemsFind } from "freeform-rpg/schemas";
import { idOf } from "./names.ts";

/** What stats measure in any game, by common English words. */
const meanings = {
  body: /\b(?:strength|strong|might|brawn|muscle|body|iron|force|physique|punch\w*|fight\w*|melee|brawl\w*|combat|vigou?r|smash|skirmish|savage)\b/gi,
  agility:
    /\b(?:dexterity|agility|grace|quick\w*|speed|fast|reflexes|finesse|nimble|stealth\w*|sneak\w*|shadows?|daring|prowess|prowl\w*|leap\w*|dodg\w*|hid(?:e|ing)|edge)\b/gi,
  aim: /\b(?:firearms?|shoot\w*|aim|ranged|marksman\w*|guns?|hunt\w*|archery)\b/gi,
  mind: /\b(?:intelligence|wits?|reason|brains?|mind|intellect|logic|knowledge|lore|science|craft|gadgets?|devices?|study|tinker\w*|hack\w*|fix|learning|net)\b/gi,
  sense: /\b(?:wisdom|perception|awareness|instincts?|senses?|notice|observe|survey|insight|scrutini\w*|wits?|investigat\w*)\b/gi,
  talk: /\b(?:charisma|charm|presence|persua\w*|talk\w*|ly?ing|lies?|manners|sway|consort|social\w*|influence|face|heart|empathy|con|streetwise|people)\b/gi,
  will: /\b(?:willpower|will|nerve|resolve|spirit|courage|soul|command|grit|endur\w*|resist\w*|arcane|magic)\b/gi,
} as const;
type Meaning = keyof typeof meanings;

type Stat = SystemsFind<"stat_schema">;

/** Actions with the id of the stat that fits best, by its name and the book's words on it; actions that no stat fits are absent. */
export const pairByMeaning = (stats: readonly Stat[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    engineActions().all.flatMap(({ verb, calls_on }) => {
      const [stat] = calls_on.flatMap((meaning) => fittest(stats, meaning) ?? []);
      return stat === undefined ? [] : [[verb, idOf(stat.name)] as const];
    }),
  );

const fittest = (stats: readonly Stat[], meaning: Meaning): Stat | null => {
  const scored = stats.map((stat) => ({ stat, score: 3 * countOf(stat.name, meaning) + countOf(said(stat), meaning) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? null : best.stat;
};

const countOf = (text: string, meaning: Meaning): number => text.match(meanings[meaning])?.length ?? 0;

/** The words about this stat only: a row of names describes none of them. */
const said = ({ name, quote }: Stat): string =>
  new RegExp(`^${name}\\b.{0,12}(?:is|:|[–—-]|,? you)`, "u").test(quote) || quote.startsWith("When you") ? quote : "";
