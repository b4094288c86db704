import { useEffect, useState } from "preact/hooks";

/** What a screen reader hears of a turn: its finished text too, only that it is told, or nothing. */
export const announcements = ["all", "short", "off"] as const;
/** Sizes of the text. */
export const sizes = ["small", "normal", "large", "huge"] as const;
/** Colors of the page: those of the system, or always light or dark. */
export const colors = ["system", "light", "dark"] as const;

/** Languages of the page: the one that the browser prefers, or always English or German. */
export const languages = ["system", "en", "de"] as const;

/** How the reader wants the page. This browser keeps it. */
export interface Preferences {
  readonly announce: (typeof announcements)[number];
  readonly size: (typeof sizes)[number];
  readonly colors: (typeof colors)[number];
  readonly language: (typeof languages)[number];
  /** Whether others see that the reader is there and writes, and the reader sees them. */
  readonly present: boolean;
  /** Whether single keys lead to the text and from turn to turn. Speech input may press them by mistake. */
  readonly keys: boolean;
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
    colors: pick(colors, "colors", "system"),
    language: pick(languages, "language", "system"),
    present: pick([true, false], "present", true),
    keys: pick([true, false], "keys", true),
  };
};

/** Sets the size of the text and the colors of the whole page. */
export const applyPreferences = (): void => {
  Object.assign(document.documentElement.dataset, { size: readPreferences().size, colors: readPreferences().colors });
};

/** Stores preferences and applies them to the page. */
export const writePreferences = (preferences: Preferences): void => {
  localStorage.setItem(key, JSON.stringify(preferences));
  applyPreferences();
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
