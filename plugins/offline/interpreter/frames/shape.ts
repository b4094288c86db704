import type { Named } from "../names/name-book.ts";
import type { Reference } from "../names/resolve-noun.ts";

/** A phrase of an action, and what it means. */
export interface Role {
  /** The name of the role: `target`, `object`, `instrument`, `place` or `source`. */
  readonly role: string;
  /** Empty for an object. */
  readonly prep: string;
  readonly ref: Reference;
  /** As typed. */
  readonly text: string;
  /** `the` or `a` and the like in front; empty for none. */
  readonly article: string;
  readonly kind: RoleKind;
}

/** `body` is a part of somebody, `self` the actor, `unknown` what nothing answers to. */
export type RoleKind = "person" | "thing" | "place" | "feature" | "body" | "self" | "here" | "unknown";

/** What a reference names, the actor and the scene apart. */
export const namedOf = ({ named }: Reference): Named | undefined => (named === null || typeof named === "string" ? undefined : named);

/** True for a thing or a part of the place that is here. */
export const isThingHere = ({ kind, ref }: Role): boolean => /^(?:thing|feature)$/.test(kind) && namedOf(ref)?.present === true;

/** True for somebody who is here. */
export const isPersonHere = ({ kind, ref }: Role): boolean => kind === "person" && namedOf(ref)?.present === true;

/** The `crust` of "the sergeant's crust". */
export const ownedIn = ({ ref }: Role): string => ref.called.toLowerCase().replace(/^.*['’]s?\s+/u, "");
