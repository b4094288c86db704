/** Remembers a value as the latest of a map that holds at most `limit`: the one that was remembered longest ago goes. */
export const remember = <Value>(map: Map<string, Value>, limit: number, key: string, value: Value): void => {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > limit ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
};
