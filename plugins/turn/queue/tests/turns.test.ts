import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import type { CampaignEvent } from "../tokens.ts";
import { onlyTableTalk } from "freeform-rpg/plugins/turn/table-talk/lib";
import { memoryRuns } from "./memory-runs.ts";
import { openTable } from "./turn-table.ts";

const gather = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const gathered: T[] = [];
  for await (const one of source) gathered.push(one);
  return gathered;
};

const textOf = (events: readonly RunEvent[]): string =>
  events.reduce((text, event) => (event.type === "token" ? text + event.text : event.type === "draft_discarded" ? "" : text), "");

const seqs = (events: readonly RunEvent[]) => events.map(({ seq }) => seq);

test("a turn is queued, run and committed", async () => {
  const { turns, play } = await openTable();
  const run = await play("ada", " I look around. ");
  const result = await turns.wait(run.id);
  expect(result).toMatchObject({ turn_no: 1, final_text: "I look around." });
});

test.each([
  ["nobody", "c", "hi", "campaign_not_found"],
  ["ada", "x", "hi", "campaign_not_found"],
  ["oz", "c", "hi", "observer_cannot_play"],
  ["dee", "c", "hi", "no_character"],
  ["ada", "c", "  \n ", "text_empty"],
  ["ada", "c", "x".repeat(100_000), "text_too_long"],
])("%s in %s is refused: %#", async (user_id, campaign_id, text, code) => {
  const { turns } = await openTable();
  await expect(turns.play({ campaign_id, user_id, text, idempotency_key: "k" })).rejects.toMatchObject({ code });
});

test("followers see every event once, whenever they come", async () => {
  const { turns, play } = await openTable({
    limits: { eventWindow: 5 },
    tell: async (_, call) => {
      for (const piece of ["It ", "is ", "dark."]) {
        call.token(piece);
        await sleep(20);
      }
      return "It is dark.";
    },
  });
  const run = await play("ada", "look");
  const early = gather(turns.follow(run.id));
  await sleep(30);
  const [first, second, third] = await Promise.all([early, gather(turns.follow(run.id)), gather(turns.follow(run.id, 3))]);
  expect(second).toEqual(first);
  expect(third).toEqual(first.slice(3));
  expect(await gather(turns.follow(run.id))).toEqual(first);
  expect(seqs(first)).toEqual(first.map((_, at) => at + 1));
  expect(textOf(first)).toBe("It is dark.");
  expect(first.at(-1)?.type).toBe("run_finished");
});

test("the first event is told before the first stage ends", async () => {
  const heard = Promise.withResolvers<string>();
  const { turns, play } = await openTable({ tell: () => heard.promise });
  const run = await play("ada", "look");
  for await (const _ of turns.follow(run.id)) break;
  heard.resolve("late");
  expect((await turns.wait(run.id)).final_text).toBe("late");
});

test("tokens that come close together are told as one", async () => {
  const { turns, play } = await openTable({
    tell: (_, call) => {
      for (let at = 0; at < 100; at++) call.token("word ");
      return "word ".repeat(100);
    },
  });
  const events = await gather(turns.follow((await play("ada", "look")).id));
  expect(events.filter(({ type }) => type === "token")).toHaveLength(1);
});

test("the same key is the same run, also while it is under way", async () => {
  const { play, turns, committed } = await openTable({ tell: () => sleep(30, "once") });
  const [first, second] = await Promise.all([play("ada", "look", "k"), play("ada", "look", "k")]);
  expect(second.id).toBe(first.id);
  await turns.wait(first.id);
  expect((await play("ada", "look", "k")).id).toBe(first.id);
  expect(committed).toEqual([first.id]);
  await expect(play("ada", "something else", "k")).rejects.toMatchObject({ code: "idempotency_key_reused" });
});

test("two players alternate, however many turns one of them has queued", async () => {
  const order: string[] = [];
  const queued = Promise.withResolvers<void>();
  const { play, turns } = await openTable({
    tell: async ({ user_id, text }) => {
      await queued.promise;
      order.push(user_id);
      return text;
    },
  });
  const runs = [];
  for (let at = 0; at < 4; at++) runs.push(await play("ada", `a${at}`));
  for (let at = 0; at < 3; at++) runs.push(await play("bo", `b${at}`));
  queued.resolve();
  await Promise.all(runs.map(({ id }) => turns.wait(id)));
  expect(order.join(" ")).toBe("ada bo ada bo ada bo ada");
});

test("a queued turn can be cancelled, and so can one under way", async () => {
  const { play, turns, committed } = await openTable({ tell: (_, call) => sleep(1e9, "never", { signal: call.signal }) });
  const running = await play("ada", "first");
  const queued = await play("ada", "second");
  const told = gather(turns.follow(queued.id));
  expect((await turns.cancel(queued.id, "ada")).status).toBe("cancelled");
  expect((await told).at(-1)).toMatchObject({ type: "run_failed", failure: { code: "run_cancelled" } });
  await expect(turns.cancel(running.id, "bo")).rejects.toMatchObject({ code: "forbidden" });
  expect((await turns.cancel(running.id, "dee")).status).toBe("cancelled");
  await expect(turns.wait(running.id)).rejects.toMatchObject({ code: "run_cancelled" });
  expect(committed).toEqual([]);
});

test("a turn whose commit has begun is not cancelled", async () => {
  const begun = Promise.withResolvers<void>();
  const { play, turns } = await openTable({ commit: () => (begun.resolve(), sleep(60)) });
  const run = await play("ada", "look");
  await begun.promise;
  expect((await turns.cancel(run.id, "ada")).status).toBe("finished");
  expect((await turns.wait(run.id)).turn_no).toBe(1);
});

test("a turn that another event overtook is run anew, and its text retracted", async () => {
  let tries = 0;
  const { play, turns } = await openTable({
    tell: (_, call) => {
      const text = `telling ${++tries}`;
      call.token(text);
      return text;
    },
    commit: () => {
      if (tries < 3) throw new AppError("conflict", "Another event came between.");
    },
  });
  const run = await play("ada", "look");
  const events = await gather(turns.follow(run.id));
  expect(textOf(events)).toBe("telling 3");
  expect(seqs(events)).toEqual(events.map((_, at) => at + 1));
  expect((await turns.wait(run.id)).turn_no).toBe(1);
});

test("a turn that is overtaken again and again fails as a conflict", async () => {
  const { play, turns } = await openTable({
    commit: () => {
      throw new AppError("conflict", "Another event came between.");
    },
  });
  await expect(turns.wait((await play("ada", "look")).id)).rejects.toMatchObject({ code: "conflict" });
});

test.each([
  ["throws", () => Promise.reject(new Error("secret table names")), "plugin_failed"],
  ["hangs", () => new Promise<string>(() => {}), "time_limit"],
  ["returns the wrong shape", () => ({ no: "text" }) as never, "artifact_invalid"],
])("a plugin that %s fails its turn by name, and the campaign stays playable", async (_, tell, code) => {
  const { play, turns } = await openTable({ tell: (request) => (request.text === "bad" ? tell() : "fine"), timeLimit: 500 });
  const bad = await play("ada", "bad");
  const good = await play("bo", "good");
  await expect(turns.wait(bad.id)).rejects.toMatchObject({ code });
  const failed = (await gather(turns.follow(bad.id))).at(-1);
  expect(failed).toMatchObject({ type: "run_failed", failure: { plugin: "two-stages", point: "stage tell" } });
  expect(JSON.stringify(failed)).not.toContain("secret");
  expect((await turns.wait(good.id)).final_text).toBe("fine");
});

test("a time limit that hides a commit does not undo it", async () => {
  const playFor = async (timeLimit: number) => {
    const commits: Promise<void>[] = [];
    const commit = () => commits[commits.push(sleep(timeLimit + 30)) - 1];
    const { play, turns, committed } = await openTable({ timeLimit, commit });
    const run = await play("ada", "look");
    await turns.wait(run.id).catch(() => {});
    return { run, committed, commits };
  };
  // On a busy machine a short limit may be over before the commit begins.
  let timeLimit = 50;
  let played = await playFor(timeLimit);
  while (played.commits.length === 0) played = await playFor((timeLimit *= 2));
  await expect.poll(() => played.committed).toEqual([played.run.id]);
});

test("a store that fails for a while holds turns up but loses none", async () => {
  const { play, turns, store, committed, reports } = await openTable({ limits: { leaseSeconds: 1 } });
  store.broken = true;
  const run = await play("ada", "look");
  await expect.poll(() => reports).not.toEqual([]);
  store.broken = false;
  expect((await turns.wait(run.id)).turn_no).toBe(1);
  expect(committed).toEqual([run.id]);
  expect(reports[0]).toContain("could not be saved");
});

test("close leaves a slow run to the next start, which goes on with it", async () => {
  const begun = Promise.withResolvers<void>();
  const slow = await openTable({
    limits: { closeGrace: 10 },
    tell: (_, call) => (call.token("half"), begun.resolve(), sleep(1e9, "", { signal: call.signal })),
  });
  const run = await slow.play("ada", "look");
  await begun.promise;
  await slow.turns.close();
  await expect(slow.play("ada", "more")).rejects.toMatchObject({ code: "turns_closed" });
  const next = await openTable({ store: slow.store, tell: (_, call) => (call.token("whole"), "whole") });
  expect(await next.turns.resume()).toBe(1);
  expect((await next.turns.wait(run.id)).final_text).toBe("whole");
  const events = await gather(next.turns.follow(run.id));
  expect(textOf(events)).toBe("whole");
  expect(seqs(events)).toEqual(events.map((_, at) => at + 1));
});

test("another process takes over a run whose lease is over", async () => {
  const gone = await openTable({ limits: { leaseSeconds: 0.1 } });
  const { run } = await gone.store.enqueue({
    id: "r1",
    campaignId: "c",
    pipeline: "turn",
    userId: "ada",
    idempotencyKey: "k",
    request: { campaign_id: "c", user_id: "ada", role: "PLAYER", actor_id: "ada-pc", text: "look", idempotency_key: "k" },
  });
  await gone.store.claim("c", "a process that died", 0.1);
  const next = await openTable({ store: gone.store, shared: true, limits: { pollInterval: 30 } });
  await next.turns.resume();
  expect((await next.turns.wait(run.id)).turn_no).toBe(1);
  await next.turns.close();
});

test("a server that was paused while another took its turn over changes nothing any more", async () => {
  const store = memoryRuns();
  const begun = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<string>();
  const paused = await openTable({
    store: { ...store, renew: async () => {} },
    limits: { leaseSeconds: 0.05 },
    tell: (_, call) => (call.token("half"), begun.resolve(), woken.promise),
  });
  const run = await paused.play("ada", "look");
  await begun.promise;
  const next = await openTable({ store, shared: true, limits: { pollInterval: 30 }, tell: () => "whole" });
  // It may find the run at once, or by its own polling once the lease is over.
  await next.turns.resume();
  expect((await next.turns.wait(run.id)).final_text).toBe("whole");
  const before = await gather(next.turns.follow(run.id));
  woken.reject(new Error("The connection broke while it was paused."));
  await expect
    .poll(() => paused.reports)
    .toEqual([`The turn "${run.id}" goes on elsewhere. What this worker still had to write was refused.`]);
  expect(await store.find(run.id)).toMatchObject({ status: "finished", failure: null, attempt: 2 });
  expect(await gather(next.turns.follow(run.id))).toEqual(before);
  await next.turns.close();
});

test("watchers of a campaign see what becomes of its turns", async () => {
  const { play, turns } = await openTable({ tell: ({ text }) => (text === "bad" ? Promise.reject(new Error("no")) : text) });
  const watching = new AbortController();
  const seen: CampaignEvent[] = [];
  const done = (async () => {
    for await (const { event } of turns.campaign("c", watching.signal)) seen.push(event);
  })();
  await turns.wait((await play("ada", "good")).id);
  await turns.wait((await play("bo", "bad")).id).catch(() => {});
  await expect.poll(() => seen.length).toBe(6);
  watching.abort();
  await done;
  expect(seen.map(({ type, userId }) => `${userId} ${type}`)).toEqual([
    "ada turn_queued",
    "ada turn_started",
    "ada turn_committed",
    "bo turn_queued",
    "bo turn_started",
    "bo turn_failed",
  ]);
});

test("a turn whose text is table talk is posted, commits nothing and tells of no failure", async () => {
  const { turns, play, posted, committed } = await openTable({
    tell: () => {
      throw onlyTableTalk();
    },
  });
  const run = await play("ada", "Can we stop at ten?");
  await expect(turns.wait(run.id)).rejects.toMatchObject({ code: "only_table_talk" });
  expect(posted).toEqual(["Can we stop at ten?"]);
  expect(committed).toEqual([]);
  const events = await gather(turns.follow(run.id));
  expect(events.at(-1)?.type).toBe("run_finished");
  expect(events.filter(({ type }) => type === "stage_failed")).toEqual([]);
});
