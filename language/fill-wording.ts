import { capitalise, uncapitalise } from "./capitals.ts";

/** A wording with its values: `{who}` as it is given, `{Who}` with a capital. A placeholder without a value stays as it stands. */
export const fillWording = (wording: string, values: Readonly<Record<string, string>>): string =>
  wording.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    const begun = values[uncapitalise(name)];
    return begun === undefined ? placeholder : capitalise(begun);
  });
