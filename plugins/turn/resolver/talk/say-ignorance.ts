import type { Entity } from "freeform-rpg/schemas";
import { fillWording } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import type { AskedFor } from "./asked-for.ts";
import { mannerOf, sayFresh } from "./manner.ts";
import { messagesOf } from "../messages.ts";

interface Unknown {
  /** What the question wants to hear: "where is he?". `null` where it leaves that open. */
  readonly wanted: AskedFor | null;
  /** What was asked about, where it has a name. */
  readonly about?: string | null;
}

/** How somebody says that they do not know, as the question was put. Never twice in a row in the same words. */
export const sayIgnorance = (draft: ResolutionDraft, person: Entity, { wanted, about = null }: Unknown): string => {
  const { ignorance, ignoranceOf, ignoranceAsked } = messagesOf(draft.world).answers;
  const manner = mannerOf(draft.world, person);
  if (wanted !== null) return sayFresh(draft, person, ignoranceAsked[wanted][manner]);
  if (about === null) return sayFresh(draft, person, ignorance[manner]);
  return sayFresh(
    draft,
    person,
    ignoranceOf[manner].map((line) => fillWording(line, { about })),
  );
};

/** How somebody says that nothing out of the ordinary came to their notice. */
export const sayNothingUnusual = (draft: ResolutionDraft, person: Entity): string =>
  sayFresh(draft, person, messagesOf(draft.world).answers.nothingUnusual[mannerOf(draft.world, person)]);
