/** Minutes of story time since midnight before day 1. */
export const minutesAt = ({ day, hour, minute }: { readonly day: number; readonly hour: number; readonly minute: number }): number =>
  ((day - 1) * 24 + hour) * 60 + minute;
