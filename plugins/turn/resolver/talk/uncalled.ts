/** Words to somebody without the name at their beginning or end that only calls them: "Viktor, did you know Jin", "what time is it, Viktor?". */
export const uncalled = (text: string, names: readonly string[]): string => {
  const mark = /[?!.\s]*$/.exec(text)?.[0] ?? "";
  const parts = text.slice(0, text.length - mark.length).split(/\s*,\s*/);
  const isName = (part: string | undefined): boolean => part !== undefined && names.includes(part.toLowerCase().replace(/^the /, ""));
  const from = parts.length > 1 && isName(parts[0]) ? 1 : 0;
  const to = parts.length - from > 1 && isName(parts.at(-1)) ? -1 : parts.length;
  return `${parts.slice(from, to).join(", ")}${mark}`;
};
