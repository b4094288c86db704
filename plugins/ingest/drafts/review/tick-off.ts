import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PackReview } from "freeform-rpg/schemas";

/** Ticks the boxes of the decisions in `REVIEW_NEEDED.md` whose cases are all answered. */
export const tickOff = async (draft: string, { decisions }: PackReview): Promise<void> => {
  const file = join(draft, "REVIEW_NEEDED.md");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return;
  const done = new Set(
    decisions
      .filter(({ cases }) => cases.every(({ answered }) => answered !== null))
      .map(({ title, cases }) => `## ${title} (${cases.length})`),
  );
  const sections = text.split(/^(?=## )/m);
  const ticked = sections.map((section) => (done.has(section.split("\n", 1)[0] ?? "") ? section.replace(/^- \[ \] /m, "- [x] ") : section));
  await writeFile(file, ticked.join(""));
};
