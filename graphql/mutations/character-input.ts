import { CharacterDraft } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Builder } from "../builder/tokens.ts";
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

/** Adds the input type. Called once a schema; the others take what it gives. */
export const addCharacterInput = (builder: Builder) =>
  builder.inputType("CharacterInput", {
    description: "A character. All of it may be left out: then the first free seat is taken as it is.",
    validate: CharacterFields,
    fields: (t) => ({
      seat: t.string({ description: "A seat of the scenario to take." }),
      name: t.string({ description: "What the character is called. Default: the seat's name." }),
      concept: t.string({ description: "Who they are, in a few sentences." }),
      stats: t.field({ type: "JSON", description: "Traits and skills by name, in the system's scale." }),
      items: t.field({ type: "JSON", description: "What they carry: ids of items, or objects with `name`, `description`, `uses`, `qty`." }),
    }),
  });
