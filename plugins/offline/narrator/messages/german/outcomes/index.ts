import type { Family } from "../../../families.ts";
import { aid, chase, climb, fight, flee, force } from "./bodily.ts";
import { deceive, stealth, theft } from "./covert.ts";
import { give, go, other, take, tech, use, wait } from "./handy.ts";
import type { OutcomeTable } from "../../outcome-table.ts";
import { shoot } from "./shooting.ts";
import { gesture } from "./gesture.ts";
import { intimidate, listen, look, appeal, search, talk } from "./social.ts";

/** What each band reads like, by family. */
export const outcomes: Readonly<Record<Family, OutcomeTable>> = {
  stealth,
  climb,
  theft,
  tech,
  force,
  deceive,
  flee,
  chase,
  fight,
  shoot,
  talk,
  appeal,
  intimidate,
  search,
  look,
  listen,
  take,
  give,
  use,
  go,
  wait,
  aid,
  gesture,
  other,
};
