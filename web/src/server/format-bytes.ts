import { language } from "../texts.ts";

/** Bytes in the reader's language: megabytes, or gigabytes where they are many. */
export const formatBytes = (bytes: number): string => {
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, "MB"] : [bytes / 1e9, "GB"];
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })} ${unit}`;
};
