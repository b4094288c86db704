import type { BilledRequest } from "freeform-rpg/testing/models";
import { beside } from "../result.ts";
import type { Result } from "../result.ts";
import { percentile } from "../statistics.ts";
import type { Heard } from "./play.ts";
import { faultySentence } from "./prose.ts";

/** A turn as it was heard and billed. */
export interface MeasuredTurn {
  readonly nth: number;
  /** What the player said: the same sentence is played in several turns. */
  readonly says: string;
  readonly faulty: boolean;
  readonly heard: Heard;
  readonly bills: readonly BilledRequest[];
}

/** The first turns fill the vendor's cache. */
const warmUp = 4;
const aim = "the aim";

/** Reports what players wait for and what the vendor bills, beside what is aimed at. */
export const report = (measured: readonly MeasuredTurn[]): Result[] => {
  const narrated = measured.filter(({ heard }) => !Number.isNaN(heard.firstWord));
  const sound = narrated.filter(({ faulty }) => !faulty);
  const faulty = narrated.filter((turn) => turn.faulty);
  return [...reportWaiting(sound), ...reportBill(measured.filter(({ nth }) => nth > warmUp)), ...reportFaults(faulty, sound, measured)];
};

const reportWaiting = (sound: readonly MeasuredTurn[]): Result[] => [
  beside(
    "dice",
    median(sound, ({ heard }) => heard.dice),
    "ms",
    aim,
    2000,
  ),
  beside(
    "first_word",
    median(sound, ({ heard }) => heard.firstWord),
    "ms",
    aim,
    3000,
  ),
  beside(
    "text_complete",
    median(sound, ({ heard }) => heard.textComplete),
    "ms",
    aim,
    8000,
  ),
  beside("committed", median(sound, committedOf), "ms", aim, 10_000),
];

const reportBill = (warm: readonly MeasuredTurn[]): Result[] => {
  const bills = warm.flatMap((turn) => turn.bills);
  const read = sum(bills, (bill) => bill.read);
  const paid = (turn: MeasuredTurn) => sum(turn.bills, (bill) => bill.fresh + bill.written);
  const interpretation = median(warm, (turn) => turn.bills[0]?.output ?? 0);
  return [
    beside(
      "cached_share",
      (100 * read) /
        Math.max(
          1,
          sum(bills, (bill) => bill.read + bill.fresh + bill.written),
        ),
      "%",
      aim,
      75,
    ),
    beside("uncached_input_a_turn", median(warm, paid), "tokens", aim, 4000),
    beside("calls_a_turn", bills.length / Math.max(1, warm.length), "calls", "three", 3),
    beside("interpretation", interpretation, "tokens", "one second's", 120),
  ];
};

const reportFaults = (faulty: readonly MeasuredTurn[], sound: readonly MeasuredTurn[], all: readonly MeasuredTurn[]): Result[] => {
  const laterThanSound = faulty.flatMap((turn) => {
    const same = sound.filter(({ says }) => says === turn.says);
    return same.length === 0 ? [] : [committedOf(turn) - median(same, committedOf)];
  });
  const replaced = Math.max(0, ...faulty.map(({ heard }) => heard.patched));
  return [
    // Turns differ in length: each is compared with those in which the same was said.
    ...(laterThanSound.length === 0 ? [] : [beside("faulty_sentence_later", percentile(laterThanSound, 0.5), "ms", aim, 2500)]),
    beside("replaced_at_most", replaced, "characters", "the sentence", faultySentence.length),
    beside("drafts_withdrawn", all.filter(({ heard }) => heard.discarded).length, "drafts", "turns", all.length),
  ];
};

const committedOf = ({ heard }: MeasuredTurn): number => heard.committed;

const sum = (bills: readonly BilledRequest[], of: (bill: BilledRequest) => number): number =>
  bills.reduce((total, bill) => total + of(bill), 0);

const median = (turns: readonly MeasuredTurn[], of: (turn: MeasuredTurn) => number): number =>
  turns.length === 0 ? 0 : percentile(turns.map(of), 0.5);
