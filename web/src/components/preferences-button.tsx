import { useState } from "preact/hooks";
import { announcements, colors, languages, sizes, usePreferences, writePreferences } from "../preferences.ts";
import type { Preferences } from "../preferences.ts";
import { languageNames, texts } from "../texts.ts";
import { Dialog } from "./dialog.tsx";
import { ChoiceField } from "./fields.tsx";

/** Opens the preferences of the reader: the size of text, the colors, what screen readers announce, whether they are seen, and single keys. */
export const PreferencesButton = () => {
  const [open, setOpen] = useState(false);
  const preferences = usePreferences();
  return (
    <>
      <button type="button" class="quiet" aria-label={texts.preferences} title={texts.preferences} onClick={() => setOpen(true)}>
        {texts.letters}
      </button>
      {open && (
        <Dialog title={texts.preferences} close={() => setOpen(false)}>
          <ChoiceField
            label={texts.textSize}
            name="size"
            value={preferences.size}
            choices={sizes.map((size) => [size, texts.sizes[size]])}
            onChoice={(value) => writePreferences({ ...preferences, size: sizes.find((size) => size === value) ?? "normal" })}
          />
          <ChoiceField
            label={texts.colors}
            name="colors"
            value={preferences.colors}
            choices={colors.map((one) => [one, texts.colorChoices[one]])}
            onChoice={(value) => writePreferences({ ...preferences, colors: colors.find((one) => one === value) ?? "system" })}
          />
          <LanguageField preferences={preferences} />
          <ChoiceField
            label={texts.announce}
            name="announce"
            value={preferences.announce}
            choices={announcements.map((one) => [one, texts.announcements[one]])}
            onChoice={(value) => writePreferences({ ...preferences, announce: announcements.find((one) => one === value) ?? "short" })}
          />
          <Check
            label={texts.showPresence}
            checked={preferences.present}
            change={(present) => writePreferences({ ...preferences, present })}
          />
          <Check label={texts.singleKeys} checked={preferences.keys} change={(keys) => writePreferences({ ...preferences, keys })} />
        </Dialog>
      )}
    </>
  );
};

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

const Check = ({ label, checked, change }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} /> {label}
  </label>
);

const LanguageField = ({ preferences }: { preferences: Preferences }) => (
  <ChoiceField
    label={texts.language}
    name="language"
    value={preferences.language}
    choices={languages.map((one) => [one, one === "system" ? texts.languageOfBrowser : languageNames[one]])}
    onChoice={(value) => {
      writePreferences({ ...preferences, language: languages.find((one) => one === value) ?? "system" });
      // Every text is chosen when the page is loaded. What was typed is kept.
      location.reload();
    }}
  />
);
