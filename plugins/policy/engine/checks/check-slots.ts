import { EngineError } from "freeform-rpg/errors";
import type { AppError } from "freeform-rpg/kernel";
import type { CheckLimits } from "./check-limits.ts";

/** Counts the texts that are judged or wait. */
export interface CheckSlots {
  /** Runs `work` in a slot of this user. Throws `too_many_checks` when none is free. */
  hold<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

/** Begins with every slot free. */
export const createCheckSlots = ({ perUser, total }: Pick<CheckLimits, "perUser" | "total">): CheckSlots => {
  const held = new Map<string, number>();
  let all = 0;
  const add = (userId: string, count: number): void => {
    const own = (held.get(userId) ?? 0) + count;
    if (own === 0) held.delete(userId);
    else held.set(userId, own);
    all += count;
  };
  return {
    async hold(userId, work) {
      const own = held.get(userId) ?? 0;
      if (own >= perUser) throw tooMany(`You have ${own} texts that are checked or wait; ${perUser} are allowed. Wait for one to end.`);
      if (all >= total) throw tooMany(`${all} texts wait to be checked, as many as the server takes. Try again in a few seconds.`);
      add(userId, 1);
      try {
        return await work();
      } finally {
        add(userId, -1);
      }
    },
  };
};

const tooMany = (message: string): AppError => new EngineError("too_many_checks", message);
