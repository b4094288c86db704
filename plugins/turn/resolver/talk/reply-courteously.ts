import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, entityById, isCreature, isHelpless } from "freeform-rpg/plugins/turn/scene/lib";
import { courtesyIn } from "./courtesies.ts";
import type { Courtesy } from "./courtesies.ts";
import { mannerOf, sayFresh } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { isAnswered } from "../everyday.ts";
import { messagesOf } from "../messages.ts";

/** The courtesy that an action of words is and nothing besides: it tells, gives, demands and asks nothing. */
export const courtesyOf = ({ actions }: ResolutionDraft, { action, details, topic, effects }: AllowedAction): Courtesy | null => {
  const isAsked = actions.is(action, "asking") || topic.includes("?");
  if (!actions.is(action, "social") || (isAsked && !details.includes("?"))) return null;
  if (effects.some((effect) => effect.kind !== "learn" || effect["fact"] !== "")) return null;
  const courtesy = courtesyIn(details);
  // Who presses somebody may comfort them: any other kind word is a means to an end.
  if (actions.is(action, "pressing") && !(courtesy === "comfort" && actions.find(action).family === "appeal")) return null;
  return courtesy;
};

/** Lets whoever a courtesy is for answer it in a few words, unless the story answers praise. True where it was answered. */
export const replyCourteously = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const courtesy = courtesyOf(draft, action);
  const person = courtesy === null ? undefined : listenerOf(draft, action);
  if (courtesy === null || person === undefined) return false;
  if (courtesy === "compliment" && isAnswered(draft)) return true;
  const line = sayFresh(draft, person, messagesOf(draft.world).courtesies[courtesy][mannerOf(draft.world, person)]);
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};

/** Whom the words are for: who is named, else the first of those who are here. */
const listenerOf = ({ world, present, scene }: ResolutionDraft, { target_id }: AllowedAction): Entity | undefined => {
  const target = entityById(world, target_id);
  if (target !== undefined && target.id !== scene.location_id) return isCreature(target) && !isHelpless(target) ? target : undefined;
  return target_id === "" || target_id === scene.location_id ? companyOf(world).find(({ id }) => present.has(id)) : undefined;
};
