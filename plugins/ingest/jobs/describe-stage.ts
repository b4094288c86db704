/** What a stage does, for people; a stage that is not known here is called by its name. */
export const describeStage = (stage: string): string => deeds[stage] ?? stage.replaceAll("_", " ");

const deeds: Readonly<Record<string, string>> = {
  note_model: "Noting who answers questions",
  extract: "Reading the book",
  structure: "Finding its sections",
  segment: "Cutting it into pieces",
  classify: "Telling the world from rules",
  enrich: "Finding who and what it tells of",
  note_systems: "Looking which game's rules it holds",
  extract_systems: "Looking for rules",
  assemble_systems: "Writing the rules down",
  validate_systems: "Checking the rules",
  guide: "Collecting advice to whoever runs the game",
  assemble: "Putting the pack together",
  validate: "Checking the pack",
};

/** Numbers by what they count, in words: `12 pages, 3 pictures`. What is none is left out. */
export const describeCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name.replaceAll("_", " ")}`)
    .join(", ");
