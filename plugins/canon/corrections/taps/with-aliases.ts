/** The attributes with exactly these aliases. */
export const withAliases = <T extends Record<string, unknown>>(attrs: T, aliases: readonly string[]): T => {
  const { aliases: _, ...others } = attrs;
  return JSON.parse(JSON.stringify(aliases.length > 0 ? { ...others, aliases } : others));
};
