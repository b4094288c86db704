import type { Enrichment, Guidance, PackManifest, SystemsPack } from "freeform-rpg/schemas";
import { groupLore } from "./group-lore.ts";
import type { Decision } from "./group-lore.ts";
import { showPages } from "./show-place.ts";

/** The inputs of the review file. */
export interface ReviewSources {
  readonly enrichment: Enrichment;
  readonly guidance: Guidance;
  readonly systems: SystemsPack | undefined;
  readonly manifest: PackManifest;
  /** Open questions about a model's answers on structure, segments and classes. */
  readonly doubts: readonly string[];
}

/** `REVIEW_NEEDED.md`: at most 20 decisions, each with its files and pages; only a decision has a box to tick. */
export const writeReview = ({ enrichment, guidance, systems, manifest, doubts }: ReviewSources): string => {
  const decisions = [
    { title: "Licence", ask: "Keep, or set `license`.", cases: licenceNotes(manifest) },
    { title: "Rules", ask: "Compare with the book; correct the files below `systems/`.", cases: systems?.review ?? [] },
    ...groupLore(enrichment),
    { title: "Order of the book", ask: "Keep, or run the stage again.", cases: doubts },
    { title: "Advice that may be none", ask: "Keep, or delete the section from its file.", cases: adviceNotes(guidance) },
  ].filter(({ cases }) => cases.length > 0);
  const cases = decisions.reduce((sum, decision) => sum + decision.cases.length, 0);
  const lead = decisions.length === 0 ? "Nothing needs a look." : `Decisions: ${decisions.length}, about ${cases} cases. ${howTo}`;
  return `${[`# To be reviewed: ${manifest.name}`, lead, ...decisions.map(showDecision)].join("\n\n")}\n`;
};

const howTo = "The gravest kinds come first. Tick a box when its cases are as you want them; a case that you leave alone is kept as it is.";

const showDecision = ({ title, ask, cases }: Decision): string =>
  `## ${title} (${cases.length})\n\n- [ ] ${ask}\n${cases.map((line) => `  - ${line}`).join("\n")}`;

const licenceNotes = ({ license }: PackManifest): string[] => {
  if (license.notes === undefined && license.type === "custom")
    return ["The book names no licence that was found. Set `license` in `pack.yaml` before you share the pack."];
  return license.notes === undefined
    ? []
    : [`The book seems to be under \`${license.type}\`. Check the statement in \`pack.yaml\`; it has to stay with the pack.`];
};

const adviceNotes = ({ doubts = [], notes }: Guidance): string[] => [
  ...doubts,
  ...notes
    .filter(({ confidence }) => confidence < 0.7)
    .map(
      (note) =>
        `${note.title} (${showPages(note.pages)}), in \`storytelling/${note.category}.md\`, confidence ${note.confidence.toFixed(2)}`,
    ),
];
