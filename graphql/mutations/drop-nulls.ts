/** The same object without what is `null`: GraphQL says `null` where the engine leaves out. */
export const dropNulls = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
