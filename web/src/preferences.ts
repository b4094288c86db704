import { useEffect, useState } from "preact/hooks";

/** What a screen reader hears of a turn: its finished text too, only that it is told, or nothing. */
export const announcements = ["all", "short", "off"] as const;
/** Sizes of the text. */
export const sizes = ["small", "normal", "large", "huge"] as const;

/** How the reader wants the page. This browser keeps it. */
export interface Preferences {
  readonly announce: (typeof announcements)[number];
  readonly size: (typeof sizes)[number];
  /** Whether others see that the reader is there and writes, and the reader sees them. */
  readonly present: boolean;
}

const key = "freeform-rpg-preferences";
const changed = "preferences-changed";

const readStored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
};

/** The stored preferences; what is missing or unknown has its default. */
export const readPreferences = (): Preferences => {
  const stored = readStored();
  const pick = <T>(values: readonly T[], name: string, standard: T): T => {
    const value: unknown = typeof stored === "object" && stored !== null ? Reflect.get(stored, name) : undefined;
    return values.find((one) => one === value) ?? standard;
  };
  return {
    announce: pick(announcements, "announce", "short"),
    size: pick(sizes, "size", "normal"),
    present: pick([true, false], "present", true),
  };
};

/** Sets the size of the text of the whole page. */
export const applySize = (): void => {
  document.documentElement.dataset["size"] = readPreferences().size;
};

/** Stores preferences and applies them to the page. */
export const writePreferences = (preferences: Preferences): void => {
  localStorage.setItem(key, JSON.stringify(preferences));
  applySize();
  dispatchEvent(new Event(changed));
};

/** The preferences, kept current. */
export const usePreferences = (): Preferences => {
  const [preferences, setPreferences] = useState(readPreferences);
  useEffect(() => {
    const read = () => setPreferences(readPreferences());
    addEventListener(changed, read);
    return () => removeEventListener(changed, read);
  }, []);
  return preferences;
};
