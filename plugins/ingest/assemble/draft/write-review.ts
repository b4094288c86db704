import type { Enrichment, Guidance, PackManifest, PageSpan, ReviewNote, SystemsPack } from "freeform-rpg/schemas";

/** The inputs of the review file. */
export interface ReviewSources {
  readonly enrichment: Enrichment;
  readonly guidance: Guidance;
  readonly systems: SystemsPack | undefined;
  readonly manifest: PackManifest;
  /** Open questions about a model's answers on structure, segments and classes. */
  readonly doubts: readonly string[];
}

/** `REVIEW_NEEDED.md`: everything that a reviewer should check, each with its file and pages. */
export const writeReview = ({ enrichment, guidance, systems, manifest, doubts }: ReviewSources): string => {
  const sections = [
    section("Licence", licenceNotes(manifest)),
    ...topics.map(([topic, title]) => section(title, enrichment.review.filter((note) => note.topic === topic).map(showNote))),
    section("Perhaps one and the same", duplicates(enrichment)),
    section("Mentioned, with no text of their own", unlinked(enrichment)),
    section("Order of the book", doubts),
    section("Rules", systems?.review ?? []),
    section("Advice that may be none", [
      ...(guidance.doubts ?? []),
      ...guidance.notes
        .filter(({ confidence }) => confidence < 0.7)
        .map(
          (note) =>
            `${note.title} (${showPages(note.pages)}), in \`storytelling/${note.category}.md\`, confidence ${note.confidence.toFixed(2)}`,
        ),
    ]),
  ].filter(({ lines }) => lines.length > 0);
  const total = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const head = `# To be reviewed: ${manifest.name}\n\n${total === 0 ? "Nothing needs a look." : `${total} points, gravest kinds first. Tick them off as you go.`}`;
  return `${[head, ...sections.map(({ title, lines }) => `## ${title} (${lines.length})\n\n${lines.map((line) => `- [ ] ${line}`).join("\n")}`)].join("\n\n")}\n`;
};

const topics: readonly (readonly [ReviewNote["topic"], string])[] = [
  ["orders", "Text that gives orders to machines"],
  ["size", "Sizes"],
  ["link", "Links"],
  ["entity", "Names to check"],
  ["confidence", "Kinds to check"],
];

const section = (title: string, lines: readonly string[]) => ({ title, lines });

const licenceNotes = ({ license }: PackManifest): string[] => {
  if (license.notes === undefined && license.type === "custom")
    return ["The book names no licence that was found. Set `license` in `pack.yaml` before you share the pack."];
  return license.notes === undefined
    ? []
    : [`The book seems to be under \`${license.type}\`. Check the statement in \`pack.yaml\`; it has to stay with the pack.`];
};

const showNote = ({ message, file, pages }: ReviewNote): string => `${message}${showPlace(file, pages)}`;

const showPlace = (file: string | null, pages: PageSpan | null): string => {
  const places = [...(file === null ? [] : [`[${file}](${file})`]), ...(pages === null ? [] : [showPages(pages)])];
  return places.length === 0 ? "" : ` (${places.join(", ")})`;
};

const showPages = ([from, to]: PageSpan): string => (from === to ? `page ${from}` : `pages ${from} to ${to}`);

const duplicates = ({ suggestions, entities }: Enrichment): string[] => {
  const files = new Map(entities.map(({ id, file }) => [id, file]));
  return suggestions.map(({ ids, why }) => `${why}${showPlace(ids.flatMap((id) => files.get(id) ?? []).join(" and ") || null, null)}`);
};

const unlinked = ({ entities }: Enrichment): string[] =>
  entities
    .filter(({ file, type }) => file === null && type !== "item")
    .map(({ name, type, segments }) => `${name} (${type}), named in ${segments.length} places`);
