/** Describes the work of a stage for users; stages of other plugins by their names. */
export const describeStage = (stage: string): string => descriptions[stage] ?? stage.replaceAll("_", " ");

const descriptions: Readonly<Record<string, string>> = {
  note_model: "Recording the model",
  extract: "Reading the book",
  structure: "Finding its sections",
  segment: "Cutting it into pieces",
  classify: "Separating the world from the rules",
  enrich: "Finding its people, places and things",
  note_systems: "Finding out which game's rules it contains",
  extract_systems: "Looking for rules",
  assemble_systems: "Writing the rules down",
  validate_systems: "Checking the rules",
  guide: "Collecting advice to the game master",
  assemble: "Assembling the pack",
  validate: "Checking the pack",
};

/** Writes counts in words: `12 pages, 3 pictures`. Zeros are left out. */
export const describeCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name.replaceAll("_", " ")}`)
    .join(", ");
