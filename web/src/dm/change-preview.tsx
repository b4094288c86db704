import type { PreviewChangeQuery } from "../api/generated/graphql.ts";
import { dmTexts } from "./texts.ts";

/** What a change would come to: what happens, and each row with its old and new values. */
export const ChangePreview = ({ preview: { happens, rows } }: { preview: PreviewChangeQuery["previewChange"] }) => (
  <section class="preview" aria-label={dmTexts.wouldHappen}>
    <h3>{dmTexts.wouldHappen}</h3>
    <ul>
      {happens.map((text, nth) => (
        <li key={nth}>{text}</li>
      ))}
      {rows.flatMap(({ table, key, before, after }) =>
        differences(before, after).map(({ name, old, now }) => (
          <li key={`${table} ${key.join(" ")} ${name}`}>
            <code>{`${table} ${key.join(" ")} ${name}`}</code> {old && <del>{old}</del>} {now && <ins>{now}</ins>}
          </li>
        )),
      )}
    </ul>
  </section>
);

/** The values of a row by their paths, such as `time.hour`. */
const valuesOf = (row: unknown, path = ""): readonly (readonly [path: string, value: string])[] => {
  if (row === null || row === undefined) return [];
  if (typeof row === "object" && !Array.isArray(row))
    return Object.entries(row).flatMap(([name, value]) => valuesOf(value, path ? `${path}.${name}` : name));
  return [[path, typeof row === "string" ? row : JSON.stringify(row)]];
};

/** The values of a row that differ, as texts. */
const differences = (before: unknown, after: unknown): readonly { name: string; old: string; now: string }[] => {
  const [old, now] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, old: old.get(name) ?? "", now: now.get(name) ?? "" }))
    .filter((row) => row.old !== row.now);
};
