import type { ListJobKindsQuery } from "../api/generated/graphql.ts";

type Kind = ListJobKindsQuery["jobKinds"][number];

/** The limits of a kind of job in words: tries, time, how many at once, days. */
export const describeLimits = ({ tries, firstDelay, longestDelay, timeLimit, perServer, overall, retentionDays }: Kind): string[] => [
  firstDelay === null || longestDelay === null
    ? "one try"
    : `${tries} tries, ${showTime(firstDelay)} to ${showTime(longestDelay)} between two`,
  `${showTime(timeLimit)} each`,
  [perServer !== null && `${perServer} at once on a server`, overall !== null && `${overall} at once on all`].filter(Boolean).join(", "),
  retentionDays === null ? "" : `kept ${retentionDays} ${retentionDays === 1 ? "day" : "days"}`,
];

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

const showTime = (ms: number): string => {
  const [unit, size] = units.find(([, length]) => ms >= length) ?? (["ms", 1] as const);
  return `${Math.round(ms / size)} ${unit}`;
};
