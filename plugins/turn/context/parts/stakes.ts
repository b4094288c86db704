import { isOverdue } from "freeform-rpg/schemas/campaign";
import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { Thread, World } from "freeform-rpg/schemas";
import { minutesLeft } from "freeform-rpg/plugins/turn/effects/lib";
import { leftOut } from "../candidate.ts";
import type { Candidate, Parts } from "../candidate.ts";
import type { Lens } from "../lens.ts";
import { openObject } from "../public-attrs.ts";

/** Threads and clocks. */
export const findStakes = (lens: Lens): Candidate[] => [
  ...lens.world.threads.map((thread) => toThread(lens, thread)),
  ...lens.world.clocks.map((clock) => toClock(lens, clock)),
];

const toThread = (lens: Lens, thread: Thread): Candidate => {
  const { id, visibility, status } = thread;
  if (visibility !== "known") return leftOut("thread", id, `not known to the players (${visibility})`);
  if (isThreadClosed(status)) return leftOut("thread", id, `it is ${status}`);
  const overdue = isOverdue(thread, lens.world.campaign.current_turn);
  const rank = status === "active" ? 4 : 7;
  return { kind: "thread", id, rank, reason: overdue ? "overdue" : status, piece: { threads: [describe(lens, thread, overdue)] } };
};

const describe = ({ mayName }: Lens, thread: Thread, overdue: boolean): Parts["threads"][number] => {
  const { id, title, type, urgency, status, stakes, related_entity_ids, tags } = thread;
  const { success = "", failure = "", ...others } = openObject(stakes);
  return {
    id,
    title,
    type,
    urgency,
    status,
    stakes: { success: String(success), failure: String(failure), ...others },
    related_entity_ids: related_entity_ids.filter(mayName),
    tags,
    overdue,
  };
};

const toClock = ({ world }: Lens, { id, name, value, max, direction, tags, visibility, deadline }: World["clocks"][number]): Candidate => {
  if (visibility !== "known") return leftOut("clock", id, `not known to the players (${visibility})`);
  const left = deadline === null ? {} : { minutes_left: minutesLeft(deadline, world.scene.time) };
  return { kind: "clock", id, rank: 4, reason: "shown", piece: { clocks: [{ id, name, value, max, direction, tags, ...left }] } };
};
