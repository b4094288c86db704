import { stemOf, wordsOf } from "freeform-rpg/language";

/**
 * The answer that a text chooses among those that the last turn offered: in full, by its number ("2", "the second one"), by "yes" to the
 * only one, or by words that no other has ("hide it"). `undefined` where the text is no answer to the question.
 */
export const takeOption = (text: string, options: readonly string[]): string | undefined => {
  if (options.length === 0) return undefined;
  const said = wordsOf(text);
  const whole = options.find((option) => wordsOf(option).join(" ") === said.join(" "));
  return whole ?? byNumber(said, options) ?? byWords(said, options);
};

/** Words around a number, in English and German: "I choose the second one, please", „ich nehme die zweite“. */
const around = new Set(
  (
    "i we the a an option number answer reading choose pick take mean meant do go with please then it was is s " +
    "ich wir der die das den option nummer antwort nehme wähle meine bitte also"
  ).split(" "),
);

const numbers = [
  ["1", "1st", "one", "first", "eins", "erste", "ersten", "erstes"],
  ["2", "2nd", "two", "second", "zwei", "zweite", "zweiten", "zweites"],
  ["3", "3rd", "three", "third", "drei", "dritte", "dritten", "drittes"],
  ["4", "4th", "four", "fourth", "vier", "vierte", "vierten", "viertes"],
  ["5", "5th", "five", "fifth", "fünf", "fünfte", "fünften", "fünftes"],
];

const byNumber = (said: readonly string[], options: readonly string[]): string | undefined => {
  const words = said.filter((word) => !around.has(word));
  const [word = "", ...more] = words[1] === "one" ? words.slice(0, 1) : words;
  if (more.length > 0) return undefined;
  if (/^(?:yes|yeah|yep|ok|okay|right|exactly|correct|ja|jawohl|genau|richtig|stimmt)$/.test(word))
    return options.length === 1 ? options[0] : undefined;
  if (/^(?:last|latter|letzte[ns]?)$/.test(word)) return options.at(-1);
  return options[word === "former" ? 0 : numbers.findIndex((names) => names.includes(word))];
};

/** Words that say nothing about which answer is meant. */
const idle = new Set("i we me my the a an it them that this one please just ll d to".split(" "));

/** Who says more than this says something else. */
const longest = 4;

const byWords = (said: readonly string[], options: readonly string[]): string | undefined => {
  const words = said.filter((word) => !idle.has(word));
  if (words.length === 0 || words.length > longest) return undefined;
  const fitting = options.filter((option) => {
    const own = new Set(wordsOf(option).map(stemOf));
    return words.every((word) => own.has(stemOf(word)));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
};
