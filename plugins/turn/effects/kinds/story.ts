import type { Clock, World } from "freeform-rpg/schemas";
import { usesClocks } from "freeform-rpg/plugins/turn/scene/lib";
import { moveClock } from "../apply/clocks.ts";
import { endThread, isGuarded, moveThread } from "../apply/thread-moves.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { refuse, unknownRef } from "../refs.ts";
import { schemaOf } from "./schema-of.ts";

const findClock = ({ clocks }: Pick<World, "clocks">, ref: string): Clock | undefined =>
  clocks.find(({ id }) => id === ref) ?? clocks.find(({ id }) => id.endsWith(`:${ref}`));

export const advance = defineEffectKind({
  kind: "advance",
  summary: "A clock moves by so many steps, up or, with a negative number, down. Never by a proposal.",
  example: "The tide rises by one.",
  schema: schemaOf("advance"),
  settle: (effect, scene) => {
    const { world, origin } = scene;
    if (origin === "proposal") return refuse(messagesOf(world).clocksFollow());
    const clock = findClock(world, effect.clock);
    if (clock === undefined) return unknownRef(effect.clock, scene);
    if (clock.deadline !== null) return refuse(messagesOf(world).clockOfTime(clock.id));
    return { effect: { ...effect, clock: clock.id } };
  },
  apply: ({ clock: id, by }, draft) => {
    const clock = draft.clocks.get(id);
    return clock !== undefined && usesClocks(draft.world) && moveClock(draft, clock, by);
  },
});

export const progress = defineEffectKind({
  kind: "progress",
  summary: "A thread of the story moves without being settled. Never by a proposal.",
  example: "Someone saw the courier on the ferry.",
  schema: schemaOf("progress"),
  settle: (effect, scene) => {
    const { world, origin } = scene;
    if (origin === "proposal") return refuse(messagesOf(world).threadsMove());
    return world.threads.some(({ id }) => id === effect.thread) ? { effect } : unknownRef(effect.thread, scene);
  },
  apply: ({ thread: id, note }, draft) => {
    const thread = draft.world.threads.find((one) => one.id === id);
    return thread !== undefined && moveThread(draft, thread, note);
  },
});

export const settle = defineEffectKind({
  kind: "settle",
  summary: "A thread of the story ends: resolved, failed or abandoned. Never by a proposal.",
  example: "The gate is sealed, and the market is safe.",
  schema: schemaOf("settle"),
  settle: (effect, scene) => {
    const { world, origin } = scene;
    if (origin === "proposal") return refuse(messagesOf(world).threadsSettle());
    const thread = world.threads.find(({ id }) => id === effect.thread);
    if (thread === undefined) return unknownRef(effect.thread, scene);
    return isGuarded(thread) ? refuse(messagesOf(world).threadGuarded(thread.id)) : { effect };
  },
  apply: ({ thread: id, outcome }, draft) => {
    const thread = draft.world.threads.find((one) => one.id === id);
    return thread !== undefined && endThread(draft, thread, outcome, "effect");
  },
});
