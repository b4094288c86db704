import { z } from "zod";

const days = z.int().min(1).nullable();

/** For how many days what the state does not need is kept; `null` keeps it for ever. The log, canon, members, texts and receipts always stay. */
export const Periods = z.strictObject({
  /** The events sent to watchers of campaigns. The last event of each campaign stays. */
  campaignEvents: days.default(7),
  /** Events of turns that have ended. The last event of each stays. */
  runEvents: days.default(30),
  /** What turns that ended without a commit had made. */
  artifacts: days.default(30),
  /** Finished jobs with their events and results, replays among them. */
  jobs: days.default(90),
  /** What paid models were sent. */
  modelRequests: days.default(90),
  /** What paid models answered: replays with recorded answers need it. */
  modelReplies: days.default(null),
});
export type Periods = z.infer<typeof Periods>;
