import { facet, contribute, input, provide, Runner, service, stage, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Provider } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { Answer, Question, Toy, plugin, toys } from "./toy.ts";

const names = ["a", "b", "c"] as const;
const tokens = { a: service<string>("toy/a"), b: service<string>("toy/b"), c: service<string>("toy/c") };

/** Three services, c on b on a, that write down what happens to them. */
const createTrio = (log: string[]): readonly Provider[] => {
  const note = (name: (typeof names)[number]) => ({
    create: () => {
      log.push(`create ${name}`);
      return name;
    },
    close: () => void log.push(`close ${name}`),
  });
  return [
    provide(tokens.c, { uses: { b: tokens.b }, ...note("c") }),
    provide(tokens.a, note("a")),
    provide(tokens.b, { uses: { a: tokens.a }, ...note("b") }),
  ];
};

test("services are created on first need, after what they use, once, and closed in reverse", async () => {
  const log: string[] = [];
  const kernel = await createKernel({ plugins: [plugin("trio", { services: createTrio(log) })] });
  expect(log).toEqual([]);
  const [first, second] = await Promise.all([kernel.use(tokens.c), kernel.use(tokens.c)]);
  expect([first, second]).toEqual(["c", "c"]);
  expect(log).toEqual(["create a", "create b", "create c"]);
  await Promise.all([kernel.close(), kernel.close()]);
  expect(log.slice(3)).toEqual(["close c", "close b", "close a"]);
});

test("an unused service is neither created nor closed", async () => {
  const log: string[] = [];
  const kernel = await createKernel({ plugins: [plugin("trio", { services: createTrio(log) })] });
  await kernel.use(tokens.a);
  await kernel.close();
  expect(log).toEqual(["create a", "close a"]);
});

test("a service that cannot be created is its plugin's failure, and is tried again", async () => {
  let tries = 0;
  const flaky = provide(tokens.a, {
    create: () => {
      tries += 1;
      if (tries === 1) throw new Error("not yet");
      return "a";
    },
  });
  const kernel = await createKernel({ plugins: [plugin("flaky", { services: [flaky] })] });
  await expect(kernel.use(tokens.a)).rejects.toMatchObject({ plugin: "flaky", point: "service toy/a" });
  expect(await kernel.use(tokens.a)).toBe("a");
});

test("a service that is never ready is blamed for the stage's time", async () => {
  const slow = provide(tokens.a, { create: () => new Promise<string>(() => {}) });
  const needy = stage({ pipeline: Toy, name: "answer", needs: {}, uses: { a: tokens.a }, makes: Answer, timeLimit: 20, run: ({ a }) => a });
  const kernel = await createKernel({
    plugins: [plugin("slow", { services: [slow] }), plugin("needy", { stages: [needy] })],
    timeLimit: 2000,
  });
  const running = kernel.run(Toy, { runId: "r", inputs: [input(Question, "q")] });
  await expect(running).rejects.toMatchObject({ code: "time_limit", plugin: "slow", point: "service toy/a" });
});

test("all services are closed even when one fails to", async () => {
  const log: string[] = [];
  const [c, a, b] = createTrio(log) as [Provider, Provider, Provider];
  const broken: Provider = { ...b, close: () => Promise.reject(new Error("stuck")) };
  const kernel = await createKernel({ plugins: [plugin("trio", { services: [c, a, broken] })] });
  await kernel.use(tokens.c);
  await expect(kernel.close()).rejects.toMatchObject({ plugin: "trio", point: "service toy/b" });
  expect(log.slice(3)).toEqual(["close c", "close a"]);
});

test("a closed kernel refuses runs and services, after the runs under way have ended", async () => {
  const kernel = await createKernel({ plugins: [...toys, plugin("trio", { services: createTrio([]) })] });
  const running = kernel.run(Toy, { runId: "r", inputs: [input(Question, "why")] });
  const closing = kernel.close();
  await expect(kernel.run(Toy, { runId: "s", inputs: [input(Question, "why")] })).rejects.toMatchObject({ code: "kernel_closed" });
  expect((await running).result).toBe("why! (3)");
  await closing;
  await expect(kernel.use(tokens.a)).rejects.toMatchObject({ code: "kernel_closed" });
});

test("the host's own service takes the place of a plugin's", async () => {
  const kernel = await createKernel({
    plugins: [plugin("trio", { services: createTrio([]) })],
    services: [provideValue(tokens.a, "mine")],
  });
  expect(await kernel.use(tokens.a)).toBe("mine");
});

test("an unknown service is named", async () => {
  const kernel = await createKernel({ plugins: [] });
  await expect(kernel.use(tokens.a)).rejects.toThrow('No plugin provides the service "toy/a"');
});

test("a plugin runs pipelines and reads facets through the runner", async () => {
  const words = facet<string>("toy/words");
  const Talk = service<{ talk(): Promise<string> }>("toy/talk");
  const talker = provide(Talk, {
    uses: { runner: Runner },
    create: ({ runner }) => ({
      talk: async () => {
        const [gift] = runner.read(words);
        const { result } = await runner.run(Toy, { runId: "inner", inputs: [input(Question, gift?.value ?? "")] });
        return `${result} by ${gift?.plugin}, ${runner.plan("toy").stages.length} stages`;
      },
    }),
  });
  const kernel = await createKernel({
    plugins: [...toys, plugin("talker", { services: [talker], contributes: [contribute(words, "hi")] })],
  });
  expect(await (await kernel.use(Talk)).talk()).toBe("hi! (2) by talker, 3 stages");
});
