import { z } from "zod";
import { AppError, artifact, definePlugin, Runner, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { StageContext } from "freeform-rpg/kernel";
import type { TurnRequest as TurnRequestValue, TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import { Turn, TurnRequest, TurnResult } from "../../tokens.ts";

/** What the stages of a turn do on a server. */
export interface StageWork {
  /** What costs nothing to make, and is another thing each time. */
  readonly plan: () => string;
  /** A model's answer to a plan, which is paid. */
  readonly answer: (request: TurnRequestValue, plan: string, call: StageContext) => Promise<string>;
  readonly commit: (request: TurnRequestValue, attempt: number | null) => Promise<TurnResultValue>;
}

const Text = z.object({ text: z.string() });
const Plan = artifact("simulation/plan", Text);
const Answer = artifact("simulation/answer", Text);

let current = (): StageWork => {
  throw new AppError("simulation", "A turn is played outside of a simulation.");
};

/** Sets what finds the work of the server that plays. */
export const findStagesBy = (find: () => StageWork): void => void (current = find);

const stages = definePlugin({
  name: "simulated",
  create: () => ({
    stages: [
      stage({ pipeline: Turn, name: "plan", needs: { request: TurnRequest }, makes: Plan, run: () => ({ text: current().plan() }) }),
      stage({
        pipeline: Turn,
        name: "tell",
        needs: { request: TurnRequest, plan: Plan },
        makes: Answer,
        run: async ({ request, plan }, call) => ({ text: await current().answer(request, plan.text, call) }),
      }),
      stage({
        pipeline: Turn,
        name: "commit",
        needs: { request: TurnRequest, answer: Answer },
        makes: TurnResult,
        run: ({ request, answer }, { attempt }) => current().commit({ ...request, text: answer.text }, attempt),
      }),
    ],
  }),
});

/** The runner of all servers: what differs is found by {@link findStagesBy}. */
export const openRunner = async () => (await createKernel({ plugins: [stages], timeLimit: 1e9 })).use(Runner);
