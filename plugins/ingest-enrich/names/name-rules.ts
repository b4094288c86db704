import { nameKey } from "freeform-rpg/plugins/corrections";
import { createStrayFinder } from "freeform-rpg/plugins/ingest";
import type { DraftRule } from "freeform-rpg/plugins/self-correction";
import { holdsText } from "./holds-text.ts";
import type { NamedEntities, NamedEntity } from "./named-entities.ts";

/** A segment as the model was shown it. */
export interface ShownSegment {
  readonly id: string;
  readonly text: string;
  readonly title: string;
}

/** Words that point to somebody and name nobody. */
const pointing =
  /^(?:i|you|he|she|it|we|they|him|her|us|them|his|its|their|this|that|these|those|who|one|someone|everyone|nobody|the|an?)$/i;

/** A name has no more words. */
const mostWords = 10;

/** What a list of names is held to: every name stands in the text, letter for letter but for case and blanks. */
export const nameRules = (segments: readonly ShownSegment[]): DraftRule<NamedEntities>[] => {
  const known = new Set(segments.map(({ id }) => id));
  const text = segments.map((one) => `${one.title}\n${one.text}`).join("\n");
  const findStrays = createStrayFinder(text);
  const each = (check: (entity: NamedEntity, draft: NamedEntities) => string | null) => (draft: NamedEntities) =>
    draft.entities.flatMap((entity, at) => {
      const message = check(entity, draft);
      return message === null ? [] : [{ severity: "error" as const, field: `entities[${at}]`, message }];
    });
  return [
    {
      id: "name_in_text",
      check: each(({ name }) =>
        isName(name) && holdsText(text, name) ? null : `"${name}" is no name in the segments. Write it as the text does, or leave it out.`,
      ),
    },
    {
      id: "alias_in_text",
      check: each(({ name, aliases }, { entities }) => {
        const others = new Set(entities.map((entity) => nameKey(entity.name)).filter((key) => key !== nameKey(name)));
        const invented = aliases.filter((alias) => !isName(alias) || !holdsText(text, alias) || others.has(nameKey(alias)));
        return invented.length === 0
          ? null
          : `The text does not call ${name} alone ${invented.map((one) => `"${one}"`).join(" or ")}. Leave that alias out.`;
      }),
    },
    {
      id: "relation_in_text",
      check: each(({ name, related }) => {
        const wrong = related.filter(({ relation }) => findStrays(relation).length > 0);
        return wrong.length === 0
          ? null
          : `The text does not say of ${name} ${wrong.map((one) => `"${one.relation}" (${one.name})`).join(" or ")}. Take its words, or leave that out.`;
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

const isName = (name: string): boolean => !pointing.test(name.trim()) && name.trim().split(/\s+/).length <= mostWords;
