import { Edit } from "freeform-rpg/schemas/campaign";
import { Effect } from "freeform-rpg/schemas/rules";
import type { ZodType } from "zod";
import { kindTexts } from "freeform-rpg/plugins/canon/changes/lib";
import { writeTable } from "./table.ts";

/** Every change that a DM can make by hand, a row each, as the API and the terminal name it. */
export const listChanges = (): string =>
  writeTable([
    ["Change", "Fields", "What it does"],
    ...[...Edit.options, ...Effect.options].map(({ shape: { kind, ...fields } }) => [
      `\`${camel(kind.value)}\``,
      Object.entries<ZodType>(fields)
        .map(([name, field]) => `\`${camel(name)}${field.safeParse(undefined).success ? "?" : ""}\``)
        .join(", "),
      kindTexts[kind.value],
    ]),
  ]);

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
