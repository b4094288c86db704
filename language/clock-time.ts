/** A time of day as a clock shows it: `03:30`. */
export const clockTime = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
