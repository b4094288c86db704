import { AsyncLocalStorage } from "node:async_hooks";
import type { Faults, Process, State, Waiting } from "./process.ts";
import { replaceTimers, settled } from "./timers.ts";

/** A world in which one thing happens after another, in an order that follows from a seed. Its clock stands still while code runs. */
export interface World {
  readonly now: number;
  readonly random: () => number;
  /** The process whose code runs now. */
  self(): Process;
  /** Runs code as a process: its timers, statements and messages are that process's. */
  as<T>(process: Process, code: () => T): T;
  start(name: string, mayCrash: boolean): Process;
  crash(process: Process): void;
  /** Executes a statement of the process that asks, at some time, or fails. */
  statement<T>(work: () => T): Promise<T>;
  /** Resolves after so many milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Calls a process after at most `ms` milliseconds, perhaps twice, unless it crashes. */
  send(to: Process, ms: number, receive: () => void): void;
  /** Lets things happen until `until` holds, or nothing can happen before `deadline`. False then. */
  run(until: () => boolean, deadline: number, faults: Faults): Promise<boolean>;
  /** Lets paused processes go on. */
  heal(): void;
}

// One for all worlds: each would stay in the contexts of the others.
const current = new AsyncLocalStorage<State>();

/** Makes a world and takes the place of the timers and clocks of this thread until it is disposed. */
export const openWorld = (random: () => number): World & Disposable => {
  const waiting: Waiting[] = [];
  const states: State[] = [];
  const clock = { now: 1_000_000 };
  const add = (one: Waiting): Waiting => {
    waiting.push(one);
    return one;
  };
  const drop = (one: Waiting): void => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
  };
  const owner = (): State => {
    const state = current.getStore();
    if (state === undefined) throw new Error("Only a process of the world can do this.");
    return state;
  };
  const crash = (process: Process): void => {
    const state = states.find((one) => one === process);
    if (state === undefined || !state.alive) return;
    state.alive = false;
    for (const one of waiting.filter((found) => found.process === state)) drop(one);
    state.end();
  };
  const send: World["send"] = (to, ms, receive) => {
    const state = states.find((one) => one === to);
    if (state === undefined || !state.alive) return;
    const happen = ({ repeated }: Faults): void => {
      if (random() < repeated) add({ process: state, kind: "message", at: clock.now + random() * 3000, happen });
      current.run(state, receive);
    };
    add({ process: state, kind: "message", at: clock.now + random() * ms, happen });
  };
  const statement = <T>(work: () => T): Promise<T> => {
    const process = owner();
    return new Promise<T>((resolve, reject) => {
      const happen = ({ lost, crashes }: Faults): void => {
        const share = random();
        if (process.mayCrash && share < crashes / 2) return crash(process);
        if (share < (crashes + lost) / 2) return reject(new Error("The connection was lost before the statement."));
        const answer = execute(work);
        if (process.mayCrash && share < crashes / 2 + crashes / 2 + lost / 2) return crash(process);
        if (share < crashes + lost) return reject(new Error("The connection was lost after the statement."));
        const settle = (): void => ("value" in answer ? resolve(answer.value) : reject(answer.error));
        if (random() < 0.7) settle();
        else add({ process, kind: "statement", at: clock.now, happen: settle });
      };
      add({ process, kind: "statement", at: clock.now, happen });
    });
  };
  const timers = replaceTimers({ current, clock, add, drop });

  const step = (faults: Faults): boolean => {
    const acting = waiting.filter(({ process, at }) => process.alive && process.pausedUntil <= clock.now && at <= clock.now);
    const due = waiting.reduce((least, { process, at }) => Math.min(least, Math.max(at, process.pausedUntil)), Infinity);
    if (acting.length === 0 || random() < 0.02) {
      const next = acting.length === 0 ? due : clock.now + random() * 2000;
      if (next === Infinity) return false;
      clock.now = Math.max(clock.now, next);
      return true;
    }
    const chosen = acting[Math.floor(random() * acting.length)]!;
    if (chosen.process.mayCrash && random() < faults.pauses) {
      chosen.process.pausedUntil = clock.now + random() * 30_000;
      return true;
    }
    drop(chosen);
    chosen.happen(faults);
    return true;
  };
  return {
    get now() {
      return clock.now;
    },
    random,
    self: owner,
    as: (process, code) =>
      current.run(
        states.find((one) => one === process)!,
        code,
      ),
    start(name, mayCrash) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const state: State = { name, alive: true, pausedUntil: 0, mayCrash, crashed: promise, end: resolve };
      states.push(state);
      return state;
    },
    crash,
    statement,
    sleep: (ms) => {
      const process = owner();
      return new Promise((resolve) => void add({ process, kind: "timer", at: clock.now + ms, happen: () => resolve() }));
    },
    send,
    async run(until, deadline, faults) {
      await settled();
      while (!until()) {
        if (clock.now > deadline || !step(faults)) return false;
        await settled();
      }
      return true;
    },
    heal: () => states.forEach((state) => void (state.pausedUntil = 0)),
    [Symbol.dispose]: timers.restore,
  };
};

const execute = <T>(work: () => T): { readonly value: T } | { readonly error: unknown } => {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
};
