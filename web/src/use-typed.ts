import { useState } from "preact/hooks";
import { useTyping } from "./presence.tsx";

/** What the player types. The tab keeps it until it is sent, over a reload and a new sign-in; the others see that they write. */
export const useTyped = (id: string): readonly [text: string, change: (typed: string) => void] => {
  const key = `freeform-rpg-typed ${id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  const sayTyping = useTyping(id);
  const change = (typed: string) => {
    sessionStorage.setItem(key, typed);
    setText(typed);
    sayTyping(typed);
  };
  return [text, change];
};
