const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  fact: ["eine Tatsache", "Tatsachen"],
  relationship: ["eine Beziehung", "Beziehungen"],
};

/** A count of rows in German, such as `3 Tatsachen` of `3 facts`; `null` for other texts. */
export const germanCounts = (text: string): string | null => {
  const [, count = "", noun = ""] = /^(\d+) (fact|relationship)s?$/.exec(text) ?? [];
  const [one, many] = nouns[noun] ?? [];
  if (one === undefined) return null;
  if (count === "0") return `keine ${many}`;
  return count === "1" ? one : `${count} ${many}`;
};
