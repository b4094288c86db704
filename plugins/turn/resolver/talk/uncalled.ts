/** Words to somebody without the name at their beginning or end that only calls them: "Viktor, did you know Jin", "what time is it, Viktor?". A title alone calls them too: "Father". */
export const uncalled = (text: string, names: readonly string[]): string => {
  const mark = /[?!.\s]*$/.exec(text)?.[0] ?? "";
  const parts = text.slice(0, text.length - mark.length).split(/\s*,\s*/);
  const words = new Set(names.flatMap((name) => name.split(" ")));
  const isName = (part: string | undefined): boolean => {
    const called = part?.toLowerCase().replace(/^the /, "") ?? "";
    return names.includes(called) || (called.length > 3 && words.has(called));
  };
  const from = parts.length > 1 && isName(parts[0]) ? 1 : 0;
  const to = parts.length - from > 1 && isName(parts.at(-1)) ? -1 : parts.length;
  return `${parts.slice(from, to).join(", ")}${mark}`;
};
