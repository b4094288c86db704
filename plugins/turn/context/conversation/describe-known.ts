import type { ShownPacket } from "freeform-rpg/schemas";
import { abilityLines, dossierLines, entityLines, factLines, threadLines } from "./lines.ts";
import type { Lines, Role } from "./lines.ts";
import { loreLines } from "./lore-lines.ts";

const sections: readonly { readonly title: string; readonly linesOf: (role: Role, packet: ShownPacket) => Lines }[] = [
  { title: "Known people, things and places", linesOf: entityLines },
  { title: "What people can do", linesOf: abilityLines },
  { title: "Where people stand", linesOf: dossierLines },
  { title: "Known facts", linesOf: factLines },
  { title: "Open threads", linesOf: threadLines },
  { title: "Lore", linesOf: loreLines },
];

/** The lines of each section, in the order of the sections. */
export type KnownLines = readonly Lines[];

/** What a packet says of people, things, facts, threads and lore. */
export const linesOfKnown = (role: Role, packet: ShownPacket): KnownLines => sections.map(({ linesOf }) => linesOf(role, packet));

/** Describes what is known, without what `before` says in the same words. */
export const describeKnown = (known: KnownLines, before: KnownLines | null): string =>
  sections
    .map(({ title }, at) =>
      section(
        title,
        [...(known[at] ?? [])].filter(([key, line]) => before?.[at]?.get(key) !== line).map(([, line]) => line),
      ),
    )
    .filter((part) => part !== "")
    .join("\n\n");

/** A section of a view or tail; empty when it has no lines. */
export const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : [`## ${title}`, ...lines].join("\n");
