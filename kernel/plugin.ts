import type { z } from "zod";
import type { StageContext, Stage, StageInput } from "./stage.ts";
import type { ChangeHook, CollectHook, Facet, Service } from "./tokens.ts";

type UseMap = Readonly<Record<string, Service<any>>>;

/** Taps run in the order `pre`, `normal`, `post`, then in registration order. */
export type TapOrder = "pre" | "normal" | "post";

/** A tap's view of its run: the context of the calling stage, without the functions that emit the stage's own events. */
export type TapContext = Omit<StageContext, "progress" | "token" | "discardDraft" | "patch" | "announce">;

/** A plugin's answer at a hook, types erased. */
export interface Tap {
  readonly hook: ChangeHook<any, any> | CollectHook<any, any>;
  readonly order: TapOrder;
  readonly uses: UseMap;
  readonly run: (value: any, context: any, call: TapContext) => unknown;
}

/** A service implementation, created once, on first need, after the services that it uses. */
export interface Provider {
  readonly service: Service<any>;
  readonly uses: UseMap;
  readonly create: (used: any) => unknown;
  readonly close?: (value: any) => Promise<void> | void;
}

/** A value given to a facet. */
export interface Contribution {
  readonly facet: Facet<any>;
  readonly value: unknown;
}

/** Everything a plugin brings. */
export interface PluginParts {
  readonly stages?: readonly Stage[];
  readonly services?: readonly Provider[];
  readonly taps?: readonly Tap[];
  readonly contributes?: readonly Contribution[];
  /** Hooks that this plugin calls; a tap on a hook that no plugin declares is a plan problem. */
  readonly hooks?: readonly (ChangeHook<any, any> | CollectHook<any, any>)[];
}

/** A plugin as its author writes it. */
export interface PluginDefinition<Options> {
  /** A noun of the trade, unique. */
  readonly name: string;
  /** Part of every checkpoint key: raise it when the same inputs would give another result. Default "1". */
  readonly version?: string;
  /** The versions of the engine that it works with, as a range such as "^1.0.0". Default: any. */
  readonly engine?: string;
  /** The name of the plugin that this one replaces. */
  readonly replaces?: string;
  /** Parses the options from the configuration. Default: no options. */
  readonly options?: z.ZodType<Options>;
  readonly create: (options: Options) => PluginParts;
}

/** A plugin, types erased. */
export type Plugin = PluginDefinition<any>;

/** Carries the type of a plugin's options; it has no value. */
export declare const optionsOf: unique symbol;

/** A plugin whose name and options are known to the compiler. */
export interface NamedPlugin<Name extends string, Options> extends Plugin {
  readonly name: Name;
  readonly [optionsOf]?: Options;
}

/** Defines a plugin; exists to infer the types of its name and its options. */
export const definePlugin = <const Name extends string, Schema extends z.ZodType = z.ZodUndefined>(
  definition: Omit<PluginDefinition<z.output<Schema>>, "options"> & { readonly name: Name; readonly options?: Schema },
): NamedPlugin<Name, z.input<Schema>> => definition;

/** Gives a value to a facet. */
export const contribute = <T>(facet: Facet<T>, value: T): Contribution => ({ facet, value });

/** Provides a service. */
export const provide = <T, U extends UseMap = {}>(
  service: Service<T>,
  provision: {
    readonly uses?: U;
    readonly create: (used: StageInput<{}, U>) => T | Promise<T>;
    readonly close?: (value: T) => Promise<void> | void;
  },
): Provider => ({ service, uses: provision.uses ?? {}, create: provision.create, close: provision.close });

/** Taps a hook that changes a value: return the value to go on with. */
export const tapChange = <Value, Context, U extends UseMap = {}>(
  hook: ChangeHook<Value, Context>,
  run: (value: Value, context: Context & { readonly used: StageInput<{}, U> }, call: TapContext) => Value | Promise<Value>,
  options: { readonly order?: TapOrder; readonly uses?: U } = {},
): Tap => ({ hook, order: options.order ?? "normal", uses: options.uses ?? {}, run });

/** Taps a hook that collects answers: return any number of them. */
export const tapCollect = <Input, Answer, U extends UseMap = {}>(
  hook: CollectHook<Input, Answer>,
  run: (input: Input, context: { readonly used: StageInput<{}, U> }, call: TapContext) => readonly Answer[] | Promise<readonly Answer[]>,
  options: { readonly order?: TapOrder; readonly uses?: U } = {},
): Tap => ({ hook, order: options.order ?? "normal", uses: options.uses ?? {}, run });

/** Provides a service with a value that exists already. */
export const provideValue = <T>(token: Service<T>, value: T): Provider => ({ service: token, uses: {}, create: () => value });
