import type { Guidance, GuidanceNote } from "freeform-rpg/schemas";

/** Advice that applies to any game, from which a reviewer chooses. */
export const writeGuidanceReview = ({ notes }: Guidance): string => {
  const universal = notes.filter(({ scope }) => scope === "universal");
  const head = `# Advice for any game\n\n${universal.length} of ${notes.length} pieces of advice seem to hold for any game. Tick what should find its way into prompts; the rest stays in \`storytelling/\`.`;
  const groups = [...Map.groupBy(universal, ({ category }) => category)].map(
    ([category, some]) => `## ${category}\n\n${some.map(showNote).join("\n\n")}`,
  );
  return `${[head, ...groups].join("\n\n")}\n`;
};

const showNote = ({ title, pages: [from, to], confidence, text }: GuidanceNote): string =>
  `- [ ] **${title}** (${from === to ? `page ${from}` : `pages ${from} to ${to}`}, confidence ${confidence.toFixed(2)})\n\n${text.replaceAll(/^/gm, "  > ")}`;
