/** Items as a sentence lists them: `the eel`, `the eel and the lamp`, `the eel, the lamp and the key`. Empty for none. */
export const joinList = (items: readonly string[], conjunction = "and"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
