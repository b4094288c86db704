const titles: ReadonlySet<string> = new Set(
  (
    "mr mrs ms miss mx dr doctor prof professor sir dame lord lady master mistress madam " +
    "captain sergeant lieutenant colonel major general admiral commander agent officer inspector constable director " +
    "father mother brother sister deacon bishop abbot abbess saint king queen prince princess duke duchess count countess baron baroness " +
    "old young uncle aunt granny"
  ).split(" "),
);

/** Whether a word stands before a person's name and is no part of it: `Captain`, `Old`. */
export const isTitle = (word: string): boolean => titles.has(word.toLowerCase());
