/** The highest number in use by prefix, read from ids such as `td-3`: the engine's own ids continue from it. */
export const countersOf = (ids: readonly string[]): Record<string, number> => {
  const counters: Record<string, number> = {};
  for (const id of ids) {
    const [, prefix = "", digits = ""] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
    if (prefix !== "") counters[prefix] = Math.max(counters[prefix] ?? 0, Number(digits));
  }
  return counters;
};
