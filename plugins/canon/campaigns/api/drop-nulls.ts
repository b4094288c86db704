/** The same object without `null` values: GraphQL sends `null` where the engine omits a key. */
export const dropNulls = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
