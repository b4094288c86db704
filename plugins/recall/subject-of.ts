/** Words that say what is done, and not what it is about. Packs use them too, of other things. */
const deeds = new Set(
  `answer ask assess attack bribe buy call check chase climb close come consider continue deceive drop enter examine exit explain fight find flee
  follow forget give go grab greet hack have help hide intimidate investigate keep know learn leave listen look make meet move negotiate notice
  observe offer open pay persuade pick play provoke pull push put question read recall remember rest return run say search see sell shoot show
  sit sleep sneak speak stand start stay steal stop study take talk tell think throw touch try turn unlock use visit wait walk want watch work
  about again anybody anyone anything around away back everybody everyone everything here long much now often somebody someone something somewhere
  also could ever may maybe might must never perhaps please really shall should still whether would yet
  there today`.split(/\s+/),
);

/**
 * What a player's words are about: without the verbs of deeds and other words that would fit anything. A word within a sentence that begins
 * with a capital is a name and stays.
 */
export const subjectOf = (text: string): string =>
  text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) => (isDeed(word, /(^|[.!?"“]\s*)$/.test(text.slice(0, at))) ? "" : word));

const isDeed = (word: string, opens: boolean): boolean => {
  if (!opens && word !== word.toLowerCase()) return false;
  const plain = word.toLowerCase();
  return [
    plain,
    plain.replace(/(s|ed|ing)$/, ""),
    plain.replace(/(d|ing)$/, ""),
    plain.replace(/ing$/, "e"),
    plain.replace(/(.)\1(ed|ing)$/, "$1"),
  ].some((form) => deeds.has(form));
};
