import type { Clock, JsonObject, Thread } from "freeform-rpg/schemas";
import { entityById, isDown, isGone } from "freeform-rpg/plugins/turn/scene/lib";
import { isMet, record, matterOf } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { messagesOf } from "../messages.ts";

/**
 * Says that the story has come to an end when this turn brought it there: no one of the party is left, or an ending of the scenario has been
 * reached; in a scenario without endings, a known clock tagged `deadline` has run out or the last urgent thread was settled. It is told with
 * what was settled, what was lost and what stays open. Play may go on.
 */
export const endStory = (draft: ResolutionDraft): void => {
  const ending = findEnding(draft);
  if (ending === null) return;
  const fates = knownThreads(draft);
  const { settled, lost, open } = messagesOf(draft.world).endings;
  const told = [
    listThreads(
      settled(),
      fates.filter(({ status }) => status === "resolved"),
    ),
    listThreads(
      lost(),
      fates.filter(({ status }) => status === "failed"),
    ),
    listThreads(
      open(),
      fates.filter(({ status }) => status === "active"),
    ),
  ];
  const text = [ending.text, ...told].filter((part) => part !== "").join(" ");
  record(draft, "story_ended", text, { ...ending.details, ending: ending.text }, { binding: true });
};

interface Ending {
  readonly text: string;
  readonly details?: JsonObject;
}

const findEnding = (draft: ResolutionDraft): Ending | null => {
  const { world } = draft;
  if (draft.actorDead && !isPartyLeft(draft))
    return { text: messagesOf(world).endings.ofCharacter(entityById(world, world.actor_id)?.name ?? null) };
  const text = world.campaign.story.endings.length > 0 ? null : findUsualEnding(draft);
  return text === null ? reachEnding(draft) : { text };
};

/** The first ending of the scenario whose condition is met. A story reaches one ending. */
const reachEnding = ({ world, director }: ResolutionDraft): Ending | null => {
  if (director.fired.some((key) => key.startsWith("ending:"))) return null;
  const reached = world.campaign.story.endings.find(({ when }) => isMet(when, world));
  if (reached === undefined) return null;
  director.fired.push(`ending:${reached.id}`);
  return { text: reached.text, details: { ending_id: reached.id, kind: reached.kind } };
};

const findUsualEnding = (draft: ResolutionDraft): string | null => {
  const { ofTime, good, bad } = messagesOf(draft.world).endings;
  if (draft.start.clocks.some((clock) => hasRunOut(draft, clock))) return ofTime();
  const urgent = knownThreads(draft).filter(({ thread }) => thread.urgency === "HIGH");
  const ended = draft.diff.threads_resolve.some(({ id }) => urgent.some(({ thread }) => thread.id === id));
  if (!ended || urgent.some(({ status }) => status === "active")) return null;
  return urgent.some(({ status }) => status === "resolved") ? good() : bad();
};

const isPartyLeft = ({ world }: ResolutionDraft): boolean =>
  world.player_ids.some((id) => {
    const other = entityById(world, id);
    return id !== world.actor_id && other !== undefined && !isGone(other) && !isDown(other);
  });

/** True for a deadline that players know of and that this turn brought to its end. */
const hasRunOut = ({ clocks }: ResolutionDraft, { id, tags, value, max, direction, visibility }: Clock): boolean => {
  const end = direction === "up" ? max : 0;
  return visibility === "known" && tags.includes("deadline") && value !== end && clocks.get(id)?.value === end;
};

interface Fate {
  readonly thread: Thread;
  readonly status: string;
}

/** The threads that players know of, each as this turn leaves it. */
const knownThreads = ({ world, diff }: ResolutionDraft): Fate[] =>
  world.threads.flatMap((thread) => {
    const ended = diff.threads_resolve.find(({ id }) => id === thread.id);
    const moved = diff.threads_update.find(({ id }) => id === thread.id);
    if ((moved?.visibility ?? thread.visibility) !== "known") return [];
    return [{ thread, status: ended?.status ?? moved?.status ?? thread.status }];
  });

const listThreads = (lead: string, fates: readonly Fate[]): string =>
  fates.length === 0 ? "" : `${lead}: ${fates.map(({ thread }) => matterOf(thread)).join(" ")}`;
