/** A span of minutes in words: "45 minutes", "3 hours and 5 minutes". */
export const spellMinutes = (minutes: number): string => {
  if (minutes < 60) return spell(minutes, "minute");
  const rest = minutes % 60;
  const whole = spell(Math.floor(minutes / 60), "hour");
  return rest === 0 ? whole : `${whole} and ${spell(rest, "minute")}`;
};

const spell = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
