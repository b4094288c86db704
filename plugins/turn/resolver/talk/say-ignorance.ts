import type { Entity } from "freeform-rpg/schemas";
import { fillWording } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh } from "./manner.ts";
import { messagesOf } from "../messages.ts";

/** How somebody says that they do not know; `about` names what was asked; `null` where it has no name. Never twice in a row in the same words. */
export const sayIgnorance = (draft: ResolutionDraft, person: Entity, about: string | null = null): string => {
  const { ignorance, ignoranceOf } = messagesOf(draft.world).answers;
  const manner = mannerOf(draft.world, person);
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
