import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Clock, Entity, World } from "freeform-rpg/schemas";
import { findNumbers } from "freeform-rpg/language";
import { amountWords, saidWords, shareIn } from "./amounts.ts";
import { phraseWords } from "./name-phrase.ts";

const currencies: ReadonlySet<string> = new Set(
  "money cash coin cred credit shilling penny pence crown florin guinea dollar buck euro pound quid gold silver copper gil zeny eddie nuyen".split(
    " ",
  ),
);

/** The clock that counts the actor's money. */
export const purseOf = (world: World): Clock | undefined => {
  const { money } = clockRolesOf(world.campaign.system);
  const own = world.clocks.find(({ id }) => id === `${money}:${world.actor_id}`);
  return own ?? world.clocks.find(({ id }) => id === money) ?? world.clocks.find(({ id }) => id.endsWith(`:${money}`));
};

/** True for a thing that money is kept in: a chip, a purse. More than one of it is a sum. */
export const isPurse = ({ attrs }: Entity, { campaign }: World): boolean =>
  (attrs.uses ?? []).includes(clockRolesOf(campaign.system).money);

/** True for words that mean money: the clock's id or a word of its name, or a common word for it. */
export const isMoney = (called: string, world: World): boolean => {
  const words = phraseWords(called);
  const own = moneyWords(world);
  return (
    words.length > 0 && words.every((word, index) => own.has(word) || (index === 0 && findNumbers([word]).length > 0 && words.length > 1))
  );
};

const moneyWords = (world: World): ReadonlySet<string> => {
  const purse = purseOf(world);
  const { money } = clockRolesOf(world.campaign.system);
  return new Set([
    ...currencies,
    money,
    ...(purse === undefined ? [] : [purse.id, ...phraseWords(purse.name).filter((word) => word.length > 3)]),
  ]);
};

/** Words after a number that say it counts no money: times and measures. */
const measures: ReadonlySet<string> = new Set(
  "minute hour day week night am pm o'clock foot metre meter yard mile step pace time percent door floor room".split(" "),
);

/** Words behind a number that leave it a sum: "pay 20 to Sefa", "pay her 20 of what I owe". */
const open: ReadonlySet<string> = new Set(
  "to for of if and now more each extra so in on at from as into with down up upfront today tonight before right straight off toward towards".split(
    " ",
  ),
);

/**
 * The sum that a text names to be paid, or `undefined` when it names none: "20 of the 50 I owe" is 20, "half of what I have" half the purse.
 * `strict` counts only sums with a word for money behind or before them.
 */
export const sumIn = (text: string, world: World, { strict = false }: { readonly strict?: boolean } = {}): number | undefined => {
  const words = amountWords(text);
  const said = saidWords(text);
  const money = moneyWords(world);
  const numbers = findNumbers(words).map((number) => ({ ...number, kind: kindOf(words, said[number.end], number.end, money) }));
  const named = numbers.find(({ kind }) => kind === "money");
  if (named !== undefined) return named.value;
  const share = shareIn(words);
  const have = purseOf(world)?.value ?? 0;
  const aboutMoney = words.some((word) => money.has(word)) || /\b(?:i have|i've got|i own)\b/.test(words.join(" "));
  if (share !== undefined && (aboutMoney || !strict)) return Math.floor(have * share);
  return strict ? undefined : numbers.find(({ kind }) => kind === "open")?.value;
};

const kindOf = (
  words: readonly string[],
  noun: string | undefined,
  end: number,
  money: ReadonlySet<string>,
): "money" | "open" | "other" => {
  const next = words.slice(end).find((word) => !/^(?:more|of|the|his|her|my|your|in|hard|good|old|best)$/.test(word)) ?? "";
  if (money.has(next) && !/\bi owe\b/.test(words.slice(end, end + 4).join(" "))) return "money";
  const after = words[end];
  if (after === undefined || open.has(after)) return "open";
  if (measures.has(after) || after === "i" || after === "owed") return "other";
  return noun?.endsWith("s") === true ? "other" : "open";
};
