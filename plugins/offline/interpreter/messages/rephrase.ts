import type { Reading } from "../reading.ts";
import { joinSum } from "../text/join-sum.ts";
import { askThird } from "./ask-third.ts";
import { askWish } from "./ask-wish.ts";
import { joinKnocks } from "../text/join-knocks.ts";
import { askTopic } from "./ask-topic.ts";
import { orderDrink } from "./order-drink.ts";
import { checkDevice } from "./check-device.ts";
import { dropAnnouncement } from "./drop-announcement.ts";
import { leadOn } from "./lead-on.ts";
import { nameAsked } from "./name-asked.ts";
import { nameCompany } from "./name-company.ts";
import { namePlaces } from "./name-places.ts";
import { sayPlainPhrases } from "./plain-phrases.ts";
import { repeatVerb } from "./repeat-verb.ts";
import { quoteSaid } from "./quote-said.ts";
import { setNameOff } from "./set-name-off.ts";
import { setOff } from "./set-off.ts";
import { takeAlong } from "./take-along.ts";

/** Each puts one turn of phrase into the words that are read, and leaves any other text as it is. They are applied in order. */
const rephrasings: readonly ((text: string, reading: Reading) => string)[] = [
  sayPlainPhrases,
  checkDevice,
  repeatVerb,
  askTopic,
  dropAnnouncement,
  orderDrink,
  setOff,
  nameAsked,
  setNameOff,
  joinSum,
  joinKnocks,
  nameCompany,
  takeAlong,
  askThird,
  askWish,
  quoteSaid,
  namePlaces,
  leadOn,
];

/** Puts turns of phrase into words that the reader knows: "then off to the stable" becomes "I go to the stable". */
export const rephrase = (text: string, reading: Reading): string => rephrasings.reduce((said, change) => change(said, reading), text);
