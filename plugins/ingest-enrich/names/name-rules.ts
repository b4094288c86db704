import type { DraftRule } from "freeform-rpg/plugins/self-correction";
import { holdsText } from "./holds-text.ts";
import type { NamedEntities, NamedEntity } from "./named-entities.ts";

/** A segment as the model was shown it. */
export interface ShownSegment {
  readonly id: string;
  readonly text: string;
  readonly title: string;
}

/** What a list of names is held to: every name stands in the text, letter for letter but for case and blanks. */
export const nameRules = (segments: readonly ShownSegment[]): DraftRule<NamedEntities>[] => {
  const known = new Set(segments.map(({ id }) => id));
  const text = segments.map((one) => `${one.title}\n${one.text}`).join("\n");
  const each = (check: (entity: NamedEntity) => string | null) => (draft: NamedEntities) =>
    draft.entities.flatMap((entity, at) => {
      const message = check(entity);
      return message === null ? [] : [{ severity: "error" as const, field: `entities[${at}]`, message }];
    });
  return [
    {
      id: "name_in_text",
      check: each(({ name }) =>
        holdsText(text, name) ? null : `"${name}" does not stand in the segments. Write it as the text does, or leave it out.`,
      ),
    },
    {
      id: "alias_in_text",
      check: each(({ name, aliases }) => {
        const invented = aliases.filter((alias) => !holdsText(text, alias));
        return invented.length === 0
          ? null
          : `The text does not call ${name} ${invented.map((one) => `"${one}"`).join(" or ")}. Leave that alias out.`;
      }),
    },
    {
      id: "segment_known",
      check: each(({ name, segments: ids }) => {
        const wrong = ids.filter((id) => !known.has(id));
        return wrong.length === 0
          ? null
          : `${name} is said to be in ${wrong.map((id) => `"${id}"`).join(", ")}, which is no segment that you were given.`;
      }),
    },
  ];
};
