import { useState } from "preact/hooks";
import { texts } from "../texts.ts";
import { Striking } from "./striking.tsx";
import { dmTexts } from "./texts.ts";
import type { World } from "./types.ts";

interface ChangeListProps {
  readonly id: string;
  readonly changes: World["changes"]["nodes"];
  readonly reload: () => void;
}

/** The last changes that were made by hand, newest first, each with a way to undo it. */
export const ChangeList = ({ id, changes, reload }: ChangeListProps) => {
  const [undoing, setUndoing] = useState("");
  if (changes.length === 0) return null;
  const close = () => setUndoing("");
  const done = () => {
    close();
    reload();
  };
  return (
    <details>
      <summary>{dmTexts.madeChanges}</summary>
      <ul>
        {changes.map(({ key, turnNumber, happened, announcement, note, superseded, userId }) => (
          <li key={key} class={superseded ? "superseded" : ""}>
            {`${texts.turn} ${turnNumber}, ${userId}: ${happened?.join(" ") ?? ""}`}
            {announcement && <q>{announcement}</q>} {note && <em>{note}</em>}{" "}
            {!superseded && (
              <button type="button" class="quiet" onClick={() => setUndoing(key)}>
                {dmTexts.undo}
              </button>
            )}
          </li>
        ))}
      </ul>
      {undoing && <Striking id={id} title={dmTexts.undo} struck={{ changeId: undoing }} done={done} close={close} />}
    </details>
  );
};
