import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { ShownPacket, World } from "freeform-rpg/schemas";
import { describeKnown, linesOfKnown, section } from "./describe-known.ts";
import type { KnownLines } from "./describe-known.ts";
import type { Role } from "./lines.ts";

/** Facts about one subject that a world holds at most: where there are as many, a missing one may still be true. */
const mostFacts = 40;

/** Rows of the world that the view is compared with. */
export type KnownRows = Pick<World, "entities" | "facts" | "threads">;

/** What a view was made of: a packet, and what it said. */
export interface ViewBase {
  readonly base: ShownPacket;
  readonly known: KnownLines;
}

/** Describes what changed since a role's view was made: what is new or otherwise now, and what is no longer true. */
export const describeNews = (role: Role, { base, known }: ViewBase, packet: ShownPacket, rows: KnownRows | undefined): string => {
  const news = describeKnown(linesOfKnown(role, packet), known);
  return [news === "" ? "" : `New or changed:\n${news}`, rows ? section("No longer true", findEnded(role, base, rows)) : ""]
    .filter((part) => part !== "")
    .join("\n\n");
};

const findEnded = (role: Role, base: ShownPacket, { entities, facts, threads }: KnownRows): string[] => {
  const near = new Set(entities.map(({ id }) => id));
  const held = new Set(facts.map(({ id }) => id));
  const bySubject = Map.groupBy(facts, ({ subject_id }) => subject_id);
  const isEnded = ({ id, subject_id }: ShownPacket["facts"][number]) =>
    near.has(subject_id) && !held.has(id) && (bySubject.get(subject_id)?.length ?? 0) < mostFacts;
  const open = new Set(threads.filter(({ status }) => !isThreadClosed(status)).map(({ id }) => id));
  return [
    ...base.facts.filter(isEnded).map(({ id }) => `[${id}]`),
    ...(role === "interpreter" ? [] : base.threads.filter(({ id }) => !open.has(id)).map(({ id }) => `[${id}] is settled`)),
  ];
};
