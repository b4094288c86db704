import { CharacterDraft } from "freeform-rpg/schemas/campaign";
import { z } from "zod";
import type { Builder } from "freeform-rpg/graphql";
import { dropNulls } from "./drop-nulls.ts";

/** A character as a client sends it. */
export const CharacterFields = z
  .object({
    seat: z.string().nullish(),
    name: z.string().nullish(),
    concept: z.string().nullish(),
    stats: z.json().nullish(),
    items: z.json().nullish(),
  })
  .superRefine((given, check) => {
    const parsed = CharacterDraft.safeParse(dropNulls(given));
    for (const { path, message } of parsed.error?.issues ?? []) check.addIssue({ code: "custom", path, message });
  });

/** The character, as the engine takes it; `undefined` when none was sent. */
export const toCharacter = (given: z.infer<typeof CharacterFields> | null | undefined): CharacterDraft | undefined =>
  given ? CharacterDraft.parse(dropNulls(given)) : undefined;

/** Adds the input type `CharacterInput`. Call it once per schema and pass the result on. */
export const addCharacterInput = (builder: Builder) =>
  builder.inputType("CharacterInput", {
    description: "A character. All fields are optional: without any, the first free playable character of the scenario is used unchanged.",
    validate: CharacterFields,
    fields: (t) => ({
      seat: t.string({ description: "The key of a playable character (seat) of the scenario." }),
      name: t.string({ description: "The name of the character. Default: the name in the scenario." }),
      concept: t.string({ description: "A description of the character in a few sentences." }),
      stats: t.field({ type: "JSON", description: "Traits and skills by name, on the scale of the game system." }),
      items: t.field({
        type: "JSON",
        description: "The character's items: ids of items, or objects with `name`, `description`, `uses` and `qty`.",
      }),
    }),
  });
