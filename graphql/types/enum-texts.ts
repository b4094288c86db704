/** Descriptions of an enum's values, by name. */
export const texts = <K extends string>(values: Record<K, string>): Record<K, { description: string }> => {
  const entries = Object.entries<string>(values).map(([name, description]) => [name, { description }]);
  return Object.fromEntries(entries);
};
