import type { z } from "zod";

/** Carries a token's type without a run-time value. */
declare const held: unique symbol;

/** A value that one stage makes and others need; `schema` parses it whenever it is made or loaded. */
export interface Artifact<T> {
  readonly kind: "artifact";
  readonly id: string;
  readonly schema: z.ZodType<T>;
}

/** An {@link Artifact} that may be absent: the stage then receives `undefined`. */
export interface Optional<T> {
  readonly kind: "optional";
  readonly artifact: Artifact<T>;
}

/** Something stages use: one implementation per kernel. */
export interface Service<T> {
  readonly kind: "service";
  readonly id: string;
  readonly [held]?: T;
}

/** A hook whose taps each receive the value and give the next one. */
export interface ChangeHook<Value, Context> {
  readonly kind: "change";
  readonly id: string;
  readonly schema: z.ZodType<Value>;
  readonly [held]?: Context;
}

/** A hook that gathers every tap's answers, in the order of the taps. */
export interface CollectHook<Input, Answer> {
  readonly kind: "collect";
  readonly id: string;
  readonly schema: z.ZodType<Answer>;
  readonly [held]?: Input;
}

/** Either kind of hook. */
export type Hook = ChangeHook<never, never> | CollectHook<never, never>;

/** A named list to which any plugin gives and which the host reads. */
export interface Facet<T> {
  readonly kind: "facet";
  readonly id: string;
  /** The name of a contribution, where no two may have the same. */
  readonly key?: (contribution: T) => string;
  readonly [held]?: T;
}

/** Names an artifact, `area/noun` by convention. */
export const artifact = <T>(id: string, schema: z.ZodType<T>): Artifact<T> => ({ kind: "artifact", id, schema });

/** Marks a need as optional. */
export const optional = <T>(of: Artifact<T>): Optional<T> => ({ kind: "optional", artifact: of });

/** Names a service. */
export const service = <T>(id: string): Service<T> => ({ kind: "service", id });

/** Names a hook that changes a value; `schema` parses what each tap returns. */
export const changeHook = <Value, Context = undefined>(id: string, schema: z.ZodType<Value>): ChangeHook<Value, Context> => ({
  kind: "change",
  id,
  schema,
});

/** Names a hook that collects answers; `schema` parses each of them. */
export const collectHook = <Input, Answer>(id: string, schema: z.ZodType<Answer>): CollectHook<Input, Answer> => ({
  kind: "collect",
  id,
  schema,
});

/** Names a facet. Two contributions with the same `key` are a plan problem that names both plugins. */
export const facet = <T>(id: string, options: Pick<Facet<T>, "key"> = {}): Facet<T> => ({ kind: "facet", id, ...options });
