import { useState } from "preact/hooks";
import type { PlayQuery } from "../api/generated/graphql.ts";
import { Dialog } from "../components/dialog.tsx";
import { HandoutImage } from "./handout-image.tsx";
import { handoutTexts } from "./texts.ts";

type Held = NonNullable<PlayQuery["campaign"]>["handouts"]["nodes"][number];

/** The handouts that the player's character holds, the latest first; nothing without one. */
export const HeldHandouts = ({ handouts }: { handouts: readonly Held[] }) => {
  const [opened, open] = useState<string | null>(null);
  const shown = handouts.find(({ turnNumber }) => String(turnNumber) === opened);
  if (handouts.length === 0) return null;
  return (
    <details open>
      <summary>{handoutTexts.handouts}</summary>
      <ul>
        {handouts.toReversed().map(({ title, turnNumber }) => (
          <li key={turnNumber}>
            <button type="button" class="link" onClick={() => open(String(turnNumber))}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.title} close={() => open(null)}>
          {shown.image && <HandoutImage {...shown.image} alternativeText={shown.alternativeText} />}
          {shown.text && <p class="prose">{shown.text}</p>}
        </Dialog>
      )}
    </details>
  );
};
