import { isServed } from "../frames/served.ts";
import type { Reading } from "../reading.ts";
import { hailedIn } from "../speech/hail.ts";
import { wordsOf } from "../text/fold.ts";

/** "Viktor, another whisky, please": ordered of whom it is said to. Any other text stays as it is. */
export const orderDrink = (text: string, reading: Reading): string => {
  const { name = "", order = "", rest = "" } = asked.exec(text)?.groups ?? {};
  if (order === "" || !wordsOf(order).some(isServed) || hailedIn(`${name}!`, reading)?.present !== true) return text;
  return `I order ${order} from ${name}${rest.replace(/^,? please/i, "")}`;
};

const asked =
  /^\W*(?<name>[^,.!?:"]{2,25}), (?<order>(?:an?|another|one|two|three|four|some|the|your) [\p{L} -]{2,30}?)(?<rest>(?:,? please)?(?:[.!]|,? and .*)?)$/iu;
