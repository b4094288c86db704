import type { RowChange, StateTable } from "freeform-rpg/schemas";
import type { Dependent, LoggedChanges } from "./logged-changes.ts";

/** Tables whose rows others name by id. */
const named: ReadonlySet<StateTable> = new Set<StateTable>(["entities", "facts", "threads", "clocks", "situations", "threats"]);

/** Later events whose rows or decisions name something that the struck event created. Its own rows and the engine's counts do not. */
export const findUses = (created: readonly RowChange[], later: readonly LoggedChanges[]): Dependent[] => {
  const own = new Set(created.map(({ table, key }) => `${table}\n${key.join("\n")}`));
  const ids = created.filter(({ table }) => named.has(table));
  return later
    .filter(({ struck, kind }) => !struck && kind !== "strike")
    .flatMap((event) => {
      const texts = [
        ...event.changes
          .filter(({ table, key }) => !own.has(`${table}\n${key.join("\n")}`) && !unread.has(table))
          .map((one) => JSON.stringify(one)),
        JSON.stringify(event.engine_events),
      ];
      return ids
        .filter(({ key: [id = ""] }) => texts.some((text) => text.includes(JSON.stringify(id))))
        .map(({ table, key }): Dependent => ({
          turnNo: event.turn_no,
          eventId: event.id,
          kind: event.kind,
          table,
          key,
          field: "",
          use: "uses",
        }));
    });
};

/** Rows that name others without depending on them. */
const unread: ReadonlySet<StateTable> = new Set<StateTable>(["director", "summaries", "outlooks", "plugin_states"]);
