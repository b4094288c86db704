/** Every place in some answers where the word stands, with its text. */
export const leaksOf = (answers: readonly unknown[], word: RegExp): string[] => [
  ...new Set(answers.flatMap((answer) => find(answer, word, ""))),
];

const find = (value: unknown, word: RegExp, path: string): string[] => {
  if (typeof value === "string") return word.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(word.test(key) ? [`${path}: ${key}`] : []),
    ...find(inner, word, /^\d+$/.test(key) ? path : `${path}.${key}`),
  ]);
};
