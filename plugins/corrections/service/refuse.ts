import type { CorrectionAction, Role } from "freeform-rpg/schemas";
import { CorrectionError } from "../correction-error.ts";
import type { Canon } from "../map/build-canon.ts";
import { nameKey } from "../map/name-key.ts";

/** Who asks, and when: what is refused to players without a word more, and what is checked when a correction is approved. */
export interface Asking {
  readonly role: Role;
  readonly moment: "proposal" | "approval";
}

/** Why this correction cannot be; `null` when it can. What a player may not know of is refused as if it were not there. */
export const refuse = (canon: Canon, action: CorrectionAction, asking: Asking): CorrectionError | null => {
  const view = action.action.startsWith("entity_") ? viewEntities(canon, asking) : viewThreads(canon, asking);
  if (!view.mayName(action.target_id)) return targetNotFound(view.kind, action.target_id);
  if (action.action === "entity_merge" || action.action === "thread_merge")
    return refuseMerge(view, action.target_id, action.payload.into_id);
  if (action.action === "entity_rename") return refuseName(canon, action.target_id, action.payload.name, asking);
  if (action.action === "entity_alias_add") return refuseName(canon, action.target_id, action.payload.alias, asking);
  if (action.action === "entity_alias_remove") return refuseRemoval(canon, action.target_id, action.payload.alias);
  return null;
};

/** What merges need to know, of entities and threads alike. */
interface View {
  readonly kind: "entity" | "thread";
  /** Whether there is such a row and the asking member may speak of it. */
  mayName(id: string): boolean;
  stands(id: string): boolean;
  path(id: string): readonly string[];
}

const viewEntities = ({ entities }: Canon, { role }: Asking): View => ({
  kind: "entity",
  mayName: (id) => (role === "DM" ? entities.resolveId(id).kind !== "unknown" : (entities.entity(id)?.known ?? false)),
  stands: (id) => entities.entity(id) !== null,
  path: (id) => entities.path(id),
});

const viewThreads = ({ threads }: Canon, { role }: Asking): View => ({
  kind: "thread",
  mayName: (id) => (role === "DM" ? threads.thread(id) !== null || threads.absentIds().has(id) : (threads.thread(id)?.known ?? false)),
  stands: (id) => threads.thread(id) !== null,
  path: (id) => threads.path(id),
});

const targetNotFound = (kind: View["kind"], id: string): CorrectionError =>
  new CorrectionError("target_not_found", `There is no ${kind} "${id}" in this campaign. Pass the key of one that its list shows.`);

const refuseMerge = (view: View, id: string, into: string): CorrectionError | null => {
  if (id === into) return new CorrectionError("self_merge", `The ${view.kind} "${id}" cannot be merged into itself. Name another one.`);
  if (!view.mayName(into)) return targetNotFound(view.kind, into);
  if (view.path(into).includes(id))
    return new CorrectionError(
      "cycle",
      `"${into}" is merged into "${id}" already: merging back would close a circle. Withdraw that correction first.`,
    );
  if (!view.stands(into))
    return new CorrectionError(
      "hidden_target",
      `The ${view.kind} "${into}" is hidden, so nothing can be merged into it. Hide "${id}" too, or withdraw the hiding first.`,
    );
  return null;
};

/** At approval a DM has seen who bears the name, and the later correction wins it. */
const refuseName = ({ entities }: Canon, id: string, name: string, { role, moment }: Asking): CorrectionError | null => {
  if (moment === "approval") return null;
  const owner = entities.resolveName(name);
  if (owner.kind !== "entity" || owner.id === entities.entity(id)?.id || nameKey(owner.name) !== nameKey(name)) return null;
  // A player must not learn from a refusal that a name is borne by somebody they do not know.
  if (role !== "DM" && !(entities.entity(owner.id)?.known ?? false)) return null;
  return new CorrectionError(
    "name_taken",
    `"${name}" is the name of "${owner.id}". If the two are one, merge them; else choose another name.`,
  );
};

const refuseRemoval = ({ entities }: Canon, id: string, alias: string): CorrectionError | null => {
  const entity = entities.entity(id);
  if (entity === null || entity.aliases.some((one) => nameKey(one) === nameKey(alias))) return null;
  return new CorrectionError(
    "alias_not_found",
    `"${alias}" is no alias of "${entity.name}", so there is nothing to remove. An entity's own name is changed by renaming it.`,
  );
};
