import { nameKey } from "freeform-rpg/language";
import { createUnsupportedWordFinder } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import { containsWords } from "./contains-words.ts";
import type { NamedEntities, NamedEntity } from "./named-entities.ts";

/** A segment in the model's input. */
export interface ShownSegment {
  readonly id: string;
  readonly text: string;
  readonly title: string;
}

/** Pronouns and articles, which name no one. */
const pointing =
  /^(?:i|you|he|she|it|we|they|him|her|us|them|his|its|their|this|that|these|those|who|one|someone|everyone|nobody|the|an?)$/i;

/** The maximum number of words of a name. */
const mostWords = 10;

/** Rules for a list of names: every name occurs in the text exactly, apart from case and white space. */
export const nameRules = (segments: readonly ShownSegment[]): DraftRule<NamedEntities>[] => {
  const known = new Set(segments.map(({ id }) => id));
  const text = segments.map((one) => `${one.title}\n${one.text}`).join("\n");
  const findStrays = createUnsupportedWordFinder(text);
  const each = (check: (entity: NamedEntity, draft: NamedEntities) => string | null) => (draft: NamedEntities) =>
    draft.entities.flatMap((entity, at) => {
      const message = check(entity, draft);
      return message === null ? [] : [{ severity: "error" as const, field: `entities[${at}]`, message }];
    });
  return [
    {
      id: "name_in_text",
      check: each(({ name }) =>
        isName(name) && containsWords(text, name)
          ? null
          : `"${name}" does not occur as a name in the segments. Write it as the text does, or leave it out.`,
      ),
    },
    {
      id: "alias_in_text",
      check: each(({ name, aliases }, { entities }) => {
        const others = new Set(entities.map((entity) => nameKey(entity.name)).filter((key) => key !== nameKey(name)));
        const invented = aliases.filter((alias) => !isName(alias) || !containsWords(text, alias) || others.has(nameKey(alias)));
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
          : `${name} is said to be in ${wrong.map((id) => `"${id}"`).join(", ")}, which is not one of the given segments.`;
      }),
    },
  ];
};

const isName = (name: string): boolean => !pointing.test(name.trim()) && name.trim().split(/\s+/).length <= mostWords;
