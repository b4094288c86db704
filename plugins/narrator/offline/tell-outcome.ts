import { verbOf } from "freeform-rpg/plugins/validator";
import type { NarratorInput, ToldEvent } from "../narrator-input.ts";
import { attrOf, callEntity, callThing, findEntity, isPerson, possessiveOf } from "./cast.ts";
import { echoDeed } from "./echo-deed.ts";
import { familyOf } from "./families.ts";
import type { Family } from "./families.ts";
import type { Slots } from "./fill.ts";
import { approaches, emptyHanded, keptInHand, laidDown, leads } from "./leads.ts";
import { outcomeTables } from "./outcomes/index.ts";
import { tellTalk } from "./tell-talk.ts";
import { tellFelling } from "./tell-violence.ts";
import type { Voice } from "./voice.ts";

type Outcome = NarratorInput["outcomes"][number];

/** An outcome with what is needed to tell it. */
export interface Deed {
  readonly outcome: Outcome;
  readonly family: Family;
  readonly slots: Slots;
  readonly worked: boolean;
}

/** Looks up whom and what an outcome is about. */
export const readDeed = (input: NarratorInput, outcome: Outcome): Deed => ({
  outcome,
  family: familyFor(input, outcome),
  slots: readSlots(input, outcome),
  worked: outcome.band !== "failure" && outcome.band !== "botch",
});

/** People are not searched by being examined: that is a look. */
const familyFor = ({ packet }: NarratorInput, { action, target_id }: Outcome): Family => {
  const family = familyOf(verbOf(action));
  return family === "search" && verbOf(action) !== "search" && isPerson(findEntity(packet, target_id)) ? "look" : family;
};

const readSlots = ({ packet }: NarratorInput, { target_id, target_name }: Outcome): Slots => {
  if (target_id === packet.actor_id) return { target: "yourself" };
  if (target_id === packet.scene.location_id) return {};
  const entity = findEntity(packet, target_id);
  if (isPerson(entity)) {
    const name = callEntity(entity);
    if (attrOf(entity, "dead") === "" && entity.attrs["dead"] !== true) return { target: name, who: name, their: possessiveOf(entity) };
    return { target: `the body of ${name}` };
  }
  return target_name === "" ? {} : { target: entity ? callEntity(entity) : callThing(target_name) };
};

/** The deed and what came of it, in one to three sentences. */
export const tellDeed = (input: NarratorInput, deed: Deed, voice: Voice): string => {
  const line = tellFelling(input, deed, voice) || tellBand(input, deed, voice);
  const echo = input.faults.length > 0 ? "" : echoDeed(deed);
  if (echo !== "") return `${echo} ${line}`;
  const { target } = deed.slots;
  if (target === undefined || line.toLowerCase().includes(target.toLowerCase())) return line;
  const lead = voice.offer(`lead-${deed.family}`, leads[deed.family] ?? [], deed.slots);
  return lead === "" ? line : `${lead} ${line}`;
};

const tellBand = (input: NarratorInput, deed: Deed, voice: Voice): string => {
  const { family, outcome, slots, worked } = deed;
  if (social.has(family) && slots["target"] !== undefined && slots["who"] === undefined) return voice.say("mute", muteAnswers, slots);
  const news = input.must_tell.some(({ type }) => type === "fact_discovered");
  if (family === "talk" && worked && outcome.band !== "mixed" && !news) return tellTalk(deed, voice);
  return (
    (worked ? tellSpecial(input, deed, voice) : "") || voice.say(`${family}-${outcome.band}`, outcomeTables[family][outcome.band], slots)
  );
};

/** Deeds that worked and yet moved nothing, and the first look at all; empty for the rest. */
const tellSpecial = (input: NarratorInput, { family, outcome, slots }: Deed, voice: Voice): string => {
  const lacks = (type: ToldEvent["type"]): boolean => !has([...input.must_tell, ...input.also_happened], type);
  if ((family === "take" || family === "theft") && lacks("item_acquired")) return voice.say("empty-handed", emptyHanded);
  if (family === "give" && lacks("item_lost"))
    return handing.has(verbOf(outcome.action)) ? voice.say("kept", keptInHand) : voice.say("laid", laidDown);
  if (family === "go" && lacks("scene_changed")) return voice.say("approach", approaches, slots) || goNowhere(voice);
  return family === "look" && input.packet.turn_no === 1 && isPlace(input, outcome) ? voice.say("first-look", firstLooks) : "";
};

const handing = new Set(["give", "pay", "bribe"]);

const isPlace = ({ packet }: NarratorInput, { target_id }: Outcome): boolean => target_id === "" || target_id === packet.scene.location_id;

const firstLooks: readonly string[] = [
  "You take it in properly, as one does a place where something is about to be asked of one.",
  "Before anything else, you look: who is here, what is here, and which way is out.",
  "You begin where you always begin, with your eyes.",
];

const social = new Set<Family>(["talk", "persuade", "intimidate", "deceive"]);

const muteAnswers: readonly string[] = [
  "You say your piece to {target}. It has nothing to say back.",
  "You put it to {target}, and get no answer, as one might have expected.",
  "Nobody answers for {target}.",
];

const goNowhere = (voice: Voice): string =>
  voice.say("pace", [
    "You walk the place from one end to the other.",
    "You pace it out, there and back.",
    "You move about for a while, going nowhere much.",
  ]);

const has = (events: readonly ToldEvent[], type: ToldEvent["type"]): boolean => events.some((event) => event.type === type);
