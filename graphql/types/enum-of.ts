/** Names of an enum of the API, each with the value that the program uses. `enumOf("known", "dm")` is `{ KNOWN: "known", DM: "dm" }`. */
export const enumOf = <V extends string>(...values: readonly V[]): { readonly [K in V as Uppercase<K>]: K } =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as { readonly [K in V as Uppercase<K>]: K };
