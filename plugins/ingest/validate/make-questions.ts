import type { Pack, PackFile } from "freeform-rpg/plugins/memory/lore";

/** A question with the file that answers it. */
export interface SpotCheck {
  readonly text: string;
  readonly file: PackFile;
  /** Files of the same title answer it as well. */
  readonly accepted: readonly string[];
}

/** The maximum number of questions: enough for a rate, few enough to ask within seconds. */
const most = 60;

/** Questions from a pack's own titles and sections, evenly over its files. The same pack gives the same questions. */
export const makeQuestions = ({ files }: Pick<Pack, "files">): SpotCheck[] => {
  const written = files.filter(({ body }) => body.replaceAll(/^#.*$/gm, "").trim() !== "");
  const byTitle = Map.groupBy(written, ({ title }) => title.toLowerCase());
  return spread(written).map((file, at) => ({
    text: at % 2 === 0 ? askOf(file) : askSection(file),
    file,
    accepted: (byTitle.get(file.title.toLowerCase()) ?? [file]).map(({ id }) => id),
  }));
};

const spread = (files: readonly PackFile[]): readonly PackFile[] => {
  const step = Math.max(1, files.length / most);
  return Array.from({ length: Math.min(most, files.length) }, (_, at) => Math.floor(at * step)).flatMap((at) => files[at] ?? []);
};

const askOf = ({ title, metadata }: PackFile): string => {
  if (metadata.type === "npc" || metadata.type === "faction") return `Who is ${title}?`;
  return metadata.type === "location" ? `Where is ${title}, and what is there?` : `What is ${title}?`;
};

const askSection = (file: PackFile): string => {
  const [, section] = /^## (.+)$/m.exec(file.body) ?? [];
  return section === undefined ? askOf(file) : `What about ${section}, concerning ${file.title}?`;
};
