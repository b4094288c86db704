import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";

const headings = [
  [CriticalityLevel.Breaking, "Breaking: operations that were valid are no longer, or are answered differently"],
  [CriticalityLevel.Dangerous, "Dangerous: clients may meet values that they do not know"],
  [CriticalityLevel.NonBreaking, "Compatible"],
] as const;

/** Markdown that lists the changes between two schemas, the breaking ones first. Changes of descriptions are left out. */
export const describeSchemaChanges = async (before: string, after: string): Promise<string> => {
  const changes = (await diff(buildSchema(before), buildSchema(after))).filter(({ type }) => !type.includes("DESCRIPTION"));
  const sections = headings.flatMap(([level, heading]) => {
    const lines = changes.filter(({ criticality }) => criticality.level === level).map(({ message }) => `- ${message}`);
    return lines.length > 0 ? [`## ${heading} (${lines.length})\n\n${lines.join("\n")}`] : [];
  });
  return sections.length > 0 ? sections.join("\n\n") : "The schema has not changed.";
};
