import type { IngestedPack, PackFinding } from "freeform-rpg/schemas";

/** `validation.json`, and a readable report. */
export const reportFiles = (pack: IngestedPack): ReadonlyMap<string, string> =>
  new Map([
    ["validation.json", `${JSON.stringify(pack, null, 1)}\n`],
    ["VALIDATION.md", tellReport(pack)],
  ]);

const phases = { structure: "Read as a pack", retrieval: "Asked about itself" } as const;

const tellReport = ({ manifest, usable, counts, findings }: IngestedPack): string => {
  const figures = Object.entries(counts).map(([name, value]) => `- ${name.replaceAll("_", " ")}: ${value}`);
  const sections = Object.entries(phases).map(([phase, title]) => {
    const found = findings.filter((one) => one.phase === phase);
    return `## ${title}\n\n${found.length === 0 ? "Nothing is wrong." : found.map(showFinding).join("\n")}`;
  });
  return `${[`# ${manifest.name}: ${usable ? "can be installed" : "cannot be installed yet"}`, figures.join("\n"), ...sections].join("\n\n")}\n`;
};

const showFinding = ({ severity, file, message }: PackFinding): string =>
  `- ${severity}${file === null ? "" : ` in \`${file}\``}: ${message}`;
