import type { Enrichment, Guidance, PackManifest, PackReview, SystemsPack } from "freeform-rpg/schemas";
import { groupLore } from "./group-lore.ts";
import { hasWords, nameCases } from "./open-cases.ts";
import type { OpenCase } from "./open-cases.ts";

/** The inputs of a review. */
export interface ReviewSources {
  readonly enrichment: Enrichment;
  readonly guidance: Guidance;
  readonly systems: SystemsPack | undefined;
  readonly manifest: PackManifest;
  /** Open questions about a model's answers on structure, segments and classes. */
  readonly doubts: readonly string[];
}

/** The decisions of a draft's reviewer, the gravest first: at most 20. */
export const gatherReview = ({ enrichment, guidance, systems, manifest, doubts }: ReviewSources): PackReview => ({
  decisions: nameCases([
    { kind: "licence", title: "Licence", ask: "Keep, or set `license`.", cases: licenceNotes(manifest) },
    {
      kind: "rules",
      title: "Rules",
      ask: "Compare with the book; correct the files below `systems/`.",
      cases: (systems?.review ?? []).map(say),
    },
    ...groupLore(enrichment),
    { kind: "order", title: "Order of the book", ask: "Keep, or run the stage again.", cases: doubts.map(say) },
    {
      kind: "advice",
      title: "Advice that may be none",
      ask: "Keep, or drop (delete the section from its file).",
      answers: ["drop"],
      cases: adviceNotes(guidance),
    },
  ]),
});

const say = (text: string): OpenCase => ({ text });

const licenceNotes = ({ license }: PackManifest): OpenCase[] => {
  if (license.notes === undefined && license.type === "custom")
    return [say("The book names no licence that was found. Set `license` in `pack.yaml` before you share the pack.")];
  return license.notes === undefined
    ? []
    : [say(`The book seems to be under \`${license.type}\`. Check the statement in \`pack.yaml\`; it has to stay with the pack.`)];
};

const adviceNotes = ({ doubts = [], notes }: Guidance): OpenCase[] => [
  ...doubts.map(say),
  ...notes
    .filter(({ confidence, title }) => confidence < 0.7 && hasWords(title))
    .map(({ title, pages, category, confidence }) => ({
      name: title,
      text: `${title}, confidence ${confidence.toFixed(2)}`,
      files: [`storytelling/${category}.md`],
      pages,
    })),
];
