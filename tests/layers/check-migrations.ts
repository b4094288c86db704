/** Migrations of before this rule: servers of the version before them had to be stopped. */
const before = new Set(["keys-of-users.ts", "lore-vectors.ts", "narration-terms.ts"]);

const rules: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bdrop\s+(?:table|column|view|function|trigger|type)\b(?!\s+if\s+exists\s+pg_temp)/i, "drops what the version before reads"],
  [/\brename\b/i, "renames what the version before reads"],
  [/\bdrop\s+constraint\b/i, "drops a constraint that the version before may name in `on conflict`"],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i, "changes the type of what the version before writes"],
  [/\bset\s+not\s+null\b/i, "refuses rows that the version before writes"],
  [/\badd\s+column\s+\w+\s+[\w ]*\bnot\s+null\b(?![^,]*\bdefault\b)/i, "adds a column that the version before does not write"],
];

/**
 * What in a migration would break servers of the version before, which run on beside it during an upgrade. Migrations expand: they add, with
 * defaults. What is no longer read is dropped by a later release, in a migration that says `Contracts: VERSION` in its comment, the release
 * that read it last.
 */
export const checkMigration = (file: string, source: string): readonly string[] => {
  const name = file.split("/").at(-1) ?? file;
  if (before.has(name) || /Contracts: \d+\.\d+\.\d+/.test(source)) return [];
  const statements = source.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "");
  return rules.flatMap(([pattern, why]) => {
    const found = pattern.exec(statements)?.[0];
    return found === undefined ? [] : [`${file}: "${found}" ${why}. Add beside it now, and drop it in the release after the next.`];
  });
};
