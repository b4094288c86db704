import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { bareName } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { NamedEntity } from "./named-entities.ts";

/** Separates entities that have their own heading by type; `null` for an entity that is only mentioned. */
export const describedApart = (passages: readonly Passage[]): ((entity: NamedEntity) => string | null) => {
  const headings = new Set(
    passages
      .filter(({ part, continues }) => !part && !continues)
      .map(({ title, segment }) => `${bareName(title).toLowerCase()} ${segment.id}`),
  );
  return ({ name, type, segments }) => {
    const own = segments.some((id) => headings.has(`${name.toLowerCase()} ${id}`));
    return own ? type : null;
  };
};
