import type { KernelErrorCode } from "./error-codes.ts";
import { AppError, attributed } from "./errors.ts";
import { parseValue } from "./parse.ts";
import type { Tap, TapContext } from "./plugin.ts";
import type { OwnedPart, Registry } from "./registry.ts";
import type { Services } from "./services.ts";
import type { ChangeHook, CollectHook } from "./tokens.ts";
import type { Waits } from "./waits.ts";

/** The inputs of a hook call. */
export interface HookCaller {
  readonly registry: Registry;
  readonly services: Services;
  readonly waits: Waits;
  readonly call: TapContext;
}

/** Passes the value through every tap, one after another, and parses the result of each. */
export const callChange = async <Value, Context>(
  caller: HookCaller,
  hook: ChangeHook<Value, Context>,
  value: Value,
  context: Context,
): Promise<Value> => {
  let current = value;
  for (const tap of findTaps(caller.registry, hook))
    current = await callTap(caller, tap, async (used) => {
      const answer: unknown = await tap.part.run(current, { ...context, used }, caller.call);
      return answer === current ? current : parseValue(hook, answer, "answer_invalid");
    });
  return current;
};

/** Asks every tap, one after another, and parses each answer. */
export const callCollect = async <Input, Answer>(caller: HookCaller, hook: CollectHook<Input, Answer>, input: Input): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const tap of findTaps(caller.registry, hook))
    await callTap(caller, tap, async (used) => {
      for (const answer of listAnswers(hook.id, await tap.part.run(input, { used }, caller.call)))
        answers.push(await parseValue(hook, answer, "answer_invalid"));
    });
  return answers;
};

const findTaps = (registry: Registry, hook: { readonly id: string }): OwnedPart<Tap>[] => {
  if (registry.hooks.some(({ part }) => part.id === hook.id)) return registry.taps.filter(({ part }) => part.hook.id === hook.id);
  throw new AppError<KernelErrorCode>(
    "hook_undeclared",
    `The hook "${hook.id}" is called but no plugin declares it. List it under the plugin's \`hooks\`.`,
  );
};

const callTap = <T>(
  { services, waits, call }: HookCaller,
  tap: OwnedPart<Tap>,
  work: (used: Record<string, unknown>) => Promise<T>,
): Promise<T> => {
  const point = `hook ${tap.part.hook.id}`;
  return waits.at(tap.plugin, point, () =>
    attributed(tap.plugin, point, async () => {
      call.signal.throwIfAborted();
      return work(await services.useAll(tap.part.uses, waits));
    }),
  );
};

const listAnswers = (id: string, answers: unknown): readonly unknown[] => {
  if (Array.isArray(answers)) return answers;
  throw new AppError<KernelErrorCode>("answer_invalid", `A tap of the hook "${id}" must return a list of answers; an empty one is fine.`);
};
