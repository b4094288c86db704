import { namedOf } from "../frames/shape.ts";
import type { NamedKind } from "../names/name-book.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import type { Reading, Understood } from "../reading.ts";
import { nothing } from "../reading.ts";

const verbless: Readonly<Record<NamedKind, string>> = { person: "talk", place: "go", thing: "examine", feature: "examine" };

/** Letters that may stand beside a name alone: an article, a mark. */
const margin = 6;

/** A name alone is looked at, talked to or gone to; one among other words is only mentioned. `null` for a frame with a verb or with words. */
export const addressName = (frame: ReadFrame, reading: Reading, text: string): Understood | null => {
  const [role, ...more] = resolveRoles(frame, reading);
  const named = role === undefined ? undefined : namedOf(role.ref);
  if (frame.verb.length > 0 || frame.roles.length > 1 || more.length > 0 || named === undefined) return null;
  if (text.length > frame.text.length + margin) return { ...nothing, mentioned: [named] };
  const action = verbless[named.kind];
  const draft = { action, target_id: named.id, details: frame.text, estimated_minutes: reading.actions.find(action).minutes };
  return { ...nothing, actions: [draft], mentioned: [named] };
};
