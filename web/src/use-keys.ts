import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePreferences } from "./preferences.ts";

/** Where a letter is typed and not a command. */
const fields = "input, textarea, select, dialog";

/** Goes to the turn before or after the one that has the focus; from elsewhere to the newest. */
const goToTurn = (step: 1 | -1): void => {
  const turns = [...document.querySelectorAll<HTMLElement>(".story article")];
  const at = turns.findIndex((turn) => turn.contains(document.activeElement));
  const turn = at < 0 ? turns.at(-1) : turns[at + step];
  turn?.focus();
};

/** Where one writes. Single keys, unless the reader has turned them off: `/` leads there, `j` and `k` to the next and the previous turn. */
export const useKeys = (): RefObject<HTMLTextAreaElement | null> => {
  const input = useRef<HTMLTextAreaElement>(null);
  const { keys } = usePreferences();
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest(fields))) return;
      if (event.key === "j") return goToTurn(1);
      if (event.key === "k") return goToTurn(-1);
      if (event.key !== "/" || !input.current) return;
      event.preventDefault();
      input.current.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [keys]);
  return input;
};
