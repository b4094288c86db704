import { texts } from "../texts.ts";
import type { World } from "./types.ts";
import { dmTexts } from "./texts.ts";

/** The last changes that were made by hand, newest first. */
export const ChangeList = ({ changes }: { changes: World["changes"]["nodes"] }) =>
  changes.length === 0 ? null : (
    <details>
      <summary>{dmTexts.madeChanges}</summary>
      <ul>
        {changes.map(({ key, turnNumber, happened, announcement, note, superseded, userId }) => (
          <li key={key} class={superseded ? "superseded" : ""}>
            {`${texts.turn} ${turnNumber}, ${userId}: ${happened?.join(" ") ?? ""}`}
            {announcement && <q>{announcement}</q>} {note && <em>{note}</em>}
          </li>
        ))}
      </ul>
    </details>
  );
