import type { Passage } from "../passages/split-passages.ts";
import { bareName } from "./name-shape.ts";
import type { NamedEntity } from "./named-entities.ts";

/** Tells entities that have a heading of their own apart, by type; `null` for one that is only mentioned. */
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
