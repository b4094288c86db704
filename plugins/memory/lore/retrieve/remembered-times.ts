import { remember } from "freeform-rpg/db/lib";

/** A time of a story. */
export interface TurnTime {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** A turn's time, and the run that made the turn: another run of the same number, after a rewind, has a time of its own. */
interface Remembered {
  readonly run: string;
  readonly time: TurnTime;
}

/** Turns of all campaigns that are remembered. */
const limit = 20_000;

const turns = new Map<string, Remembered>();

/** When turns happened in their stories, as this process has read it. A run never changes its turn's time. */
export const rememberedTimes = {
  /** The run whose time is remembered for a turn. */
  runOf: (campaignId: string, turn: number): string | undefined => turns.get(keyOf(campaignId, turn))?.run,
  /** The time that a run gave the turn; `null` where it is not remembered. */
  timeOf: (campaignId: string, turn: number, run: string): TurnTime | null => {
    const found = turns.get(keyOf(campaignId, turn));
    return found?.run === run ? found.time : null;
  },
  /** Remembers a turn. A turn without a run is read each time. */
  remember: (campaignId: string, turn: number, found: Remembered): void => {
    if (found.run !== "") remember(turns, limit, keyOf(campaignId, turn), found);
  },
};

const keyOf = (campaignId: string, turn: number): string => `${turn} ${campaignId}`;
