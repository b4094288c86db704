import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { Named } from "../names/name-book.ts";
import { namedOf } from "../frames/shape.ts";
import { groupFrames } from "../reader/frames.ts";
import type { Frame } from "../reader/frames.ts";
import { readUnits } from "../reader/read-units.ts";
import type { UnitContext } from "../reader/read-units.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import { listedVerb, verbFeatures } from "../reader/verb-features.ts";
import type { PreparedSentence } from "./prepare-sentence.ts";
import type { MarkedSentence } from "./read-marks.ts";
import { markAt, spansIn } from "./tag-sentence.ts";
import type { LabelledExample } from "./train-classifier.ts";

/** What the frames of a marked sentence teach about verbs. */
export const verbExamples = ({ sentence, units, tags, context }: PreparedSentence): LabelledExample[] => {
  const earlier: Named[] = [];
  return groupFrames(units, spansIn(tags)).flatMap((frame) => {
    const roles = resolveRoles(frame, { ...context, earlier: [...earlier] });
    earlier.push(...roles.flatMap(({ ref }) => namedOf(ref) ?? []));
    const label = labelOf(frame, sentence);
    const known = roles.map((role) => ({ ...role, head: role.ref.words.head }));
    return label === ""
      ? []
      : [{ features: verbFeatures(frame, units, { found: listedVerb(frame, units, context.lexicon), roles: known }), label, weight: 1 }];
  });
};

/** The action that the marks of a sentence give a frame; empty for none. */
export const labelOf = ({ verb, roles }: Frame, { marks, implied }: MarkedSentence): string => {
  const [first] = verb;
  if (first !== undefined) return marks.find((mark) => mark === markAt(first, marks))?.verb ?? "";
  const role = roles.map(({ units: [unit] }) => (unit === undefined ? undefined : markAt(unit, marks))).find((mark) => mark !== undefined);
  return role === undefined ? "" : (implied[role.action] ?? "");
};

/** What the catalogue's own words teach: each phrase with and without the knowledge that it is listed. */
export const catalogueExamples = ({ verbs }: ActionCatalogue, labels: ReadonlySet<string>, context: UnitContext): LabelledExample[] =>
  [...verbs].flatMap(([phrase, label]) => {
    if (!labels.has(label)) return [];
    const units = readUnits(phrase.replaceAll(/_?someone/g, "").replaceAll("_", " "), context);
    const frame = { verb: units, roles: [], start: 0, end: units.length };
    const features = verbFeatures(frame, units, { found: listedVerb(frame, units, context.lexicon), roles: [] });
    const blind = features.filter((feature) => !/^(?:a|ap|sh|sha|shl|no|mk)=/.test(typeof feature === "string" ? feature : feature[0]));
    return [{ features: blind, label, weight: 0.6 }];
  });
