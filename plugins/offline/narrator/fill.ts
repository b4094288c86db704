/** What a template's `{slots}` stand for; a template with a slot that is not here cannot be used. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** Fills a template: `{target}` as it is, `{Target}` capitalised. `null` when a slot is missing or empty. */
export const fill = (template: string, slots: Slots): string | null => {
  let missing = false;
  const text = template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot] ?? slots[slot.charAt(0).toLowerCase() + slot.slice(1)];
    missing ||= value === undefined || value === "";
    return value === undefined ? "" : /^[A-Z]/.test(slot) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
  return missing ? null : text;
};
