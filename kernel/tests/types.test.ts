import {
  artifact,
  changeHook,
  collectHook,
  definePlugin,
  facet,
  contribute,
  input,
  optional,
  pipeline,
  provide,
  service,
  stage,
  provideValue,
} from "freeform-rpg/kernel";
import { tapChange, tapCollect } from "freeform-rpg/kernel";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";

const Text = artifact("types/text", z.string());
const Size = artifact("types/size", z.number());
const Line = pipeline("types", [Text], Size);
const Clock = service<{ now(): number }>("types/clock");
const review = changeHook<string, { readonly loud: boolean }>("reviewText", z.string());
const judge = collectHook<string, number>("judgeText", z.number());
const words = facet<string>("types/words");

test("a stage's input has the types of its needs and services", () => {
  const right = stage({
    pipeline: Line,
    name: "measure",
    needs: { text: Text, before: optional(Size) },
    uses: { clock: Clock },
    makes: Size,
    run: ({ text, before, clock }, call) => {
      expectTypeOf(text).toEqualTypeOf<string>();
      expectTypeOf(before).toEqualTypeOf<number | undefined>();
      expectTypeOf(clock.now()).toEqualTypeOf<number>();
      expectTypeOf(call.change(review, "a", { loud: true })).resolves.toEqualTypeOf<string>();
      expectTypeOf(call.collect(judge, "a")).resolves.toEqualTypeOf<number[]>();
      return text.length;
    },
  });
  expect(right.name).toBe("measure");
});

test("wrong plugins do not compile", () => {
  const base = { pipeline: Line, name: "measure", needs: { text: Text } };
  // @ts-expect-error the stage makes a number, not a text
  stage({ ...base, makes: Size, run: () => "five" });
  // @ts-expect-error a stage must say what it makes
  stage({ ...base, run: () => 5 });
  // @ts-expect-error nothing named "texts" is needed
  stage({ ...base, makes: Size, run: ({ texts }) => texts.length });
  // @ts-expect-error an optional need may be undefined
  stage({ ...base, needs: { text: optional(Text) }, makes: Size, run: ({ text }) => text.length });
  // @ts-expect-error a service is used, not needed
  stage({ ...base, needs: { clock: Clock }, makes: Size, run: () => 5 });
  // @ts-expect-error an artifact is needed, not used
  stage({ ...base, uses: { text: Text }, makes: Size, run: () => 5 });
  // @ts-expect-error a condition gives true or false
  stage({ ...base, makes: Size, when: () => "yes", run: () => 5 });
  // @ts-expect-error a tap of a text hook gives a text
  tapChange(review, () => 5);
  // @ts-expect-error the context of the hook has no such field
  tapChange(review, (value, { quiet }) => value + quiet);
  // @ts-expect-error a tap of a collecting hook gives a list
  tapCollect(judge, () => 5);
  // @ts-expect-error the facet holds texts
  contribute(words, 5);
  // @ts-expect-error the service has a `now`
  provide(Clock, { create: () => ({ later: () => 0 }) });
  // @ts-expect-error the service has a `now`
  provideValue(Clock, {});
  // @ts-expect-error the artifact is a text
  input(Text, 5);
  definePlugin({
    name: "p",
    options: z.object({ size: z.number() }),
    // @ts-expect-error options come in the shape of their schema
    create: ({ sizes }) => ({ contributes: [contribute(words, sizes)] }),
  });
  // @ts-expect-error a plugin has a name
  definePlugin({ create: () => ({}) });
  expect(base.name).toBe("measure");
});
