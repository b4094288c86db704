import type { CorrectionAction, Role } from "freeform-rpg/schemas";
import { CorrectionError } from "../correction-error.ts";
import type { Canon } from "../map/build-canon.ts";
import { nameKey } from "freeform-rpg/language";
import { describeForm, hasForm } from "freeform-rpg/schemas/campaign";

/** The role of the proposing member, and whether the correction is being proposed or approved. */
export interface ProposalContext {
  readonly role: Role;
  readonly moment: "proposal" | "approval";
}

/** Finds the error of an invalid correction; `null` when it is valid. For players, rows they do not know are reported as not found. */
export const findCorrectionError = (canon: Canon, action: CorrectionAction, asking: ProposalContext): CorrectionError | null => {
  const view = action.action.startsWith("entity_") ? viewEntities(canon, asking) : viewThreads(canon, asking);
  if (!view.canName(action.target_id)) return targetNotFound(view.kind, action.target_id);
  if (action.action === "entity_merge" || action.action === "thread_merge")
    return findMergeError(view, action.target_id, action.payload.into_id);
  if (action.action === "entity_rename") return findNameError(canon, action.target_id, action.payload.name, asking);
  if (action.action === "entity_alias_add") return findNameError(canon, action.target_id, action.payload.alias, asking);
  if (action.action === "entity_alias_remove") return findRemovalError(canon, action.target_id, action.payload.alias);
  if (action.action === "thread_title") return findTitleError(canon, action.target_id, action.payload.title);
  return null;
};

/** The questions that merges ask of both entities and threads. */
interface View {
  readonly kind: "entity" | "thread";
  /** Whether the row exists and the member may know of it. */
  canName(id: string): boolean;
  isLive(id: string): boolean;
  path(id: string): readonly string[];
}

const viewEntities = ({ entities }: Canon, { role }: ProposalContext): View => ({
  kind: "entity",
  canName: (id) => (role === "DM" ? entities.resolveId(id).kind !== "unknown" : (entities.entity(id)?.known ?? false)),
  isLive: (id) => entities.entity(id) !== null,
  path: (id) => entities.path(id),
});

const viewThreads = ({ threads }: Canon, { role }: ProposalContext): View => ({
  kind: "thread",
  canName: (id) => (role === "DM" ? threads.thread(id) !== null || threads.absentIds().has(id) : (threads.thread(id)?.known ?? false)),
  isLive: (id) => threads.thread(id) !== null,
  path: (id) => threads.path(id),
});

const targetNotFound = (kind: View["kind"], id: string): CorrectionError =>
  new CorrectionError(
    "target_not_found",
    `Unknown ${kind} "${id}" in this campaign. Pass the key of one of the campaign's ${kind === "entity" ? "entities" : "threads"}.`,
  );

const findMergeError = (view: View, id: string, into: string): CorrectionError | null => {
  if (id === into)
    return new CorrectionError("self_merge", `The ${view.kind} "${id}" cannot be merged into itself. Choose another target.`);
  if (!view.canName(into)) return targetNotFound(view.kind, into);
  if (view.path(into).includes(id))
    return new CorrectionError(
      "cycle",
      `"${into}" is already merged into "${id}": merging back would create a cycle. Withdraw that correction first.`,
    );
  if (!view.isLive(into))
    return new CorrectionError(
      "hidden_target",
      `The ${view.kind} "${into}" is hidden, so nothing can be merged into it. Hide "${id}" too, or withdraw the correction that hides "${into}" first.`,
    );
  return null;
};

/** Approval does not check names: the DM has seen who owns the name, and the later correction wins. */
const findNameError = ({ entities }: Canon, id: string, name: string, { role, moment }: ProposalContext): CorrectionError | null => {
  if (moment === "approval") return null;
  const owner = entities.resolveName(name);
  if (owner.kind !== "entity" || owner.id === entities.entity(id)?.id || nameKey(owner.name) !== nameKey(name)) return null;
  // A player must not learn from an error that an entity they do not know has this name.
  if (role !== "DM" && !(entities.entity(owner.id)?.known ?? false)) return null;
  return new CorrectionError(
    "name_taken",
    `"${name}" is already the name of "${owner.id}". Merge the two if they are the same; otherwise choose another name.`,
  );
};

const findTitleError = ({ threads }: Canon, id: string, title: string): CorrectionError | null => {
  const type = threads.thread(id)?.type;
  if (type === undefined || hasForm(type, title)) return null;
  return new CorrectionError("field_invalid", `"${title}" does not have the form of a ${type} thread. ${describeForm(type)}`);
};

const findRemovalError = ({ entities }: Canon, id: string, alias: string): CorrectionError | null => {
  const entity = entities.entity(id);
  if (entity === null || entity.aliases.some((one) => nameKey(one) === nameKey(alias))) return null;
  return new CorrectionError(
    "alias_not_found",
    `"${alias}" is not an alias of "${entity.name}", so it cannot be removed. To change the entity's own name, rename the entity.`,
  );
};
