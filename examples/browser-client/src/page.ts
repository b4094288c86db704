/** The element with an id. */
export const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}".`);
  return found;
};

/** Says something to the user. */
export const say = (text: string): void => void (element("status").textContent = text);

/** Runs work, and says why it failed. */
export const run = (work: () => Promise<void>): void =>
  void work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));

/** Calls a function with the fields of a form when it is sent. */
export const onSubmit = (id: string, send: (fields: FormData, form: HTMLFormElement) => Promise<void>): void =>
  element(id).addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form instanceof HTMLFormElement) run(() => send(new FormData(form), form));
  });

/** An element with text, and with a button that does something. */
export const line = (
  tag: "li" | "option",
  text: string,
  button?: { readonly label: string; readonly press: () => Promise<void> },
): HTMLElement => {
  const made = document.createElement(tag);
  made.append(text);
  if (!button) return made;
  const pressed = document.createElement("button");
  pressed.textContent = button.label;
  pressed.addEventListener("click", () => run(button.press));
  made.append(" ", pressed);
  return made;
};
