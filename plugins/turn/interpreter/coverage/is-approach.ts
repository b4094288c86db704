import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { Clause } from "freeform-rpg/plugins/offline/interpreter/lib";

/** What tells an approach from an action. */
export interface Surroundings {
  readonly actions: ActionCatalogue;
  /** Ids of places that one can go to. */
  readonly places: ReadonlySet<string>;
}

/**
 * True for what leads to the action that is meant and is none that could be missed: a gesture ("I roll up my sleeve"), a posture ("sit at his
 * desk"), a few steps within the place ("I walk round the jukebox"), a thing held up to be seen.
 */
export const isApproach = ({ action, verb, names, text }: Clause, { actions, places }: Surroundings): boolean => {
  if ((names.length === 0 && gesture.test(text)) || postures.test(verb) || keepsOn.test(text)) return true;
  const { family } = actions.find(action);
  if (family === "go") return names.length > 0 && !names.some((name) => places.has(name));
  return (
    /^(?:hold|lift|raise|lower|bring)$/.test(verb) &&
    (/\b(?:up|out|down)?\s*(?:to|against|over|into)\s+the\b/i.test(text) || lamp.test(text))
  );
};

/** "Tuck it under my arm": what was just taken is held or put away. */
const keepsOn =
  /\b(?:tuck|hold|clutch|hug|press|cradle|sling|stow|slip|put|stick|shove|wedge|drop)s? (?:it|them|this|that) (?:\w+ )?(?:in|into|under|inside|against|over|to|on|round|around|behind|between) my (?:\w+ )?\w+/i;

/** "My candle close": a light is brought nearer. */
const lamp = /\b(?:candle|lamp|lantern|torch|taper)\s+(?:close|closer|near|nearer|high|higher|up|out|low|lower|over|aloft)\b/i;

const gesture =
  /\bmy (?:own )?(?:voice|tone|head|hands?|fingers?|palms?|eyes|eyebrows?|brow|gaze|lips|teeth|chin|face|back|shoulders?|arms|sleeves?|collar|breath|throat|feet|knees?|hair|weight|balance|stance|pace)[.!]?$|\b(?:a|my) (?:deep |long |slow )?breath\b|\bon one knee\b/i;

const postures = /^(?:sit|kneel|crouch|squat|stoop|lean|bend|stand)$/;
