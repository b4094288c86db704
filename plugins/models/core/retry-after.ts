/** Milliseconds that `retry-after-ms` or `retry-after` (seconds, or a date) ask for; `null` when they say nothing usable. */
export const readRetryAfter = (headers: Headers, now: number = Date.now()): number | null => {
  const exact = Number(headers.get("retry-after-ms") ?? Number.NaN);
  if (exact >= 0) return exact;
  const said = headers.get("retry-after");
  if (said === null) return null;
  const seconds = Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said) - now : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
};
