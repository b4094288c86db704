import type { AllowedAction, Price } from "freeform-rpg/schemas";
import { Dealing } from "freeform-rpg/schemas/turn";
import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import { minutesOf } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import { z } from "zod";
import type { Course } from "../course.ts";
import { courtesyOf } from "./reply-courteously.ts";
import { spokenTo } from "./spoken-to.ts";

/**
 * Minutes that an action takes. Words are spoken within the talk that they belong to: several to one person in a turn take as long as the
 * longest, and a talk that goes on from the turn before no longer than a remark. A gesture and a courtesy take seconds.
 */
export const minutesFor = ({ draft, talked }: Course, action: AllowedAction): number => {
  if (questionIn(action) !== null || isMoment(draft, action)) return 0;
  const key = listenerOf(draft, action);
  const alone = key !== null && goesOn(draft, action) ? remarkOf(draft) : minutesOf(draft, action);
  return key === null ? alone : Math.max(0, alone - (talked.get(key) ?? 0));
};

/** The price of an action, without the time of words that belong to a talk that has been paid for. */
export const priceFor = ({ draft, talked }: Course, action: AllowedAction): Price => {
  const { time } = clockRolesOf(draft.world.campaign.system);
  const key = listenerOf(draft, action);
  const isPaid = key !== null && (talked.has(key) || goesOn(draft, action));
  if (!isPaid && !isMoment(draft, action)) return action.costs;
  return Object.fromEntries(Object.entries(action.costs).filter(([clock]) => clock !== time));
};

/** Remembers how long somebody has been talked to in this turn. */
export const noteTalk = (course: Course, action: AllowedAction, minutes: number): void => {
  const key = listenerOf(course.draft, action);
  if (key !== null) course.talked.set(key, (course.talked.get(key) ?? 0) + minutes);
};

/** Who hears an action of words, empty for everybody here; `null` for any other action. */
const listenerOf = (draft: ResolutionDraft, action: AllowedAction): string | null =>
  spokenTo(draft, action)?.id ?? (draft.actions.is(action.action, "conversing") ? "" : null);

/** What takes seconds, unless the player says how long. */
const isMoment = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const { verb, minutes } = draft.actions.find(action.action);
  if (action.estimated_minutes > minutes) return false;
  const courtesy = courtesyOf(draft, action);
  return verb === "gesture" || (courtesy !== null && !lasting.has(courtesy));
};

/** Courtesies that take their time: a story is told, and the weather talked over. */
const lasting: ReadonlySet<string> = new Set(["story", "joke", "weather", "company"]);

/** A plain word to somebody with whom the party had to do in the turn before. */
const goesOn = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const { actions, world, turnNo } = draft;
  if (!actions.is(action.action, "conversing") || actions.is(action.action, "pressing", "remote")) return false;
  if (action.estimated_minutes > actions.find(action.action).minutes) return false;
  const dealings = z
    .array(Dealing)
    .catch([])
    .parse(entityById(world, listenerOf(draft, action) ?? "")?.attrs["dealings"]);
  return dealings.at(-1)?.turn_no === turnNo - 1;
};

const remarkOf = ({ actions }: ResolutionDraft): number => actions.find("say").minutes;
