import { inLanguage } from "../texts.ts";
import { changeNames, fieldNames, valueNames } from "./change-texts.ts";
import { de } from "./texts-de.ts";
import { en } from "./texts-en.ts";

/** The text of a key, or the key in plain letters where a plugin brings one that the page does not know. */
const named =
  (names: Readonly<Record<string, string>>) =>
  (key: string): string =>
    names[key] ?? key.replaceAll("_", " ").toLowerCase();

const own = inLanguage({ en, de });

/** Every text of the DM's page. */
export const dmTexts = {
  ...own,
  packetKind: named(own.packetKinds),
  table: named(own.tables),
  changeName: named(changeNames),
  fieldName: named(fieldNames),
  value: named(valueNames),
};
