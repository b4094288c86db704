import type { GuidanceCategory, GuidanceNote, PackFile } from "freeform-rpg/schemas";
import { stringify } from "yaml";

const titles: Readonly<Record<GuidanceCategory, string>> = {
  pacing: "Pacing",
  scene_types: "Types of scenes",
  tone: "Tone and mood",
  player_agency: "The players' choices",
  npc_portrayal: "Portraying others",
  escalation: "Raising the stakes",
  session_structure: "Sessions and preparation",
  general: "Running the game",
};

/** One file for each category that has advice, visible to the DM only. */
export const guidancePages = (notes: readonly GuidanceNote[]): PackFile[] =>
  [...Map.groupBy(notes, ({ category }) => category)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([category, some]) => ({ path: `storytelling/${category}.md`, text: renderPage(category, some) }));

const renderPage = (category: GuidanceCategory, notes: readonly GuidanceNote[]): string => {
  const front = {
    id: `storytelling_${category}`,
    type: "general",
    name: titles[category],
    tags: ["gm_guidance", category],
    visibility: "dm",
    sources: notes.map(({ title, pages, scope, confidence }) => ({ title, pages, scope, confidence })),
  };
  const body = notes.map(({ title, text }) => `## ${title}\n\n${text.replaceAll(/^#{1,2} /gm, "### ")}`);
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${[`# ${titles[category]}`, ...body].join("\n\n")}\n`;
};
