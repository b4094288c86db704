import type { RunRow } from "freeform-rpg/db";
import { TurnError } from "../errors.ts";
import type { Membership } from "../membership.ts";
import type { TurnsOptions } from "../turns-options.ts";
import { isRound } from "./is-round.ts";
import { takeBack } from "./waiting-actions.ts";

/** Ends a turn that runs or waits for the DM. */
export type CancelRun = (run: RunRow) => Promise<void>;

/**
 * Takes back what waits, or runs, of characters that act no more: whose player left or plays another one, that a DM retired, and in rounds the dead. A
 * round that is being played goes on; its rules block what they had declared.
 */
export const withdrawGone = async (options: TurnsOptions, campaignId: string, cancel: CancelRun): Promise<void> => {
  const members = new Map<string, Promise<Membership | null>>();
  const memberOf = (userId: string): Promise<Membership | null> => {
    const found = members.get(userId) ?? findMember(options, campaignId, userId);
    members.set(userId, found);
    return found;
  };
  for (const run of await options.queue.store.unfinished(campaignId)) {
    if (isRound(run) || run.roundRunId !== null || run.userId === null) continue;
    const why = whyGone(await memberOf(run.userId), String(Object(run.request).actor_id));
    if (why === null) continue;
    if (!(await takeBack(options, run, why.message)) && why.ends) await cancel(run);
  }
};

const findMember = ({ findMembership }: TurnsOptions, campaignId: string, userId: string): Promise<Membership | null> =>
  findMembership(campaignId, userId).catch((error: unknown) =>
    error instanceof TurnError && error.code === "campaign_not_found" ? null : Promise.reject(error),
  );

/** Why an action is not played; `ends` where it is ended though it runs already. `null` where it is played. */
const whyGone = (member: Membership | null, actorId: string): { readonly message: string; readonly ends: boolean } | null => {
  if (member === null || member.role === "OBSERVER" || member.actorId !== actorId)
    return { message: "Its player does not play this character any more, so the action was withdrawn.", ends: false };
  if (member.gone === "retired") return { message: "The character has left the story, so its action was withdrawn.", ends: true };
  if (member.gone === "dead" && member.order.mode === "rounds")
    return { message: "The character is dead, so its action was withdrawn.", ends: false };
  return null;
};
