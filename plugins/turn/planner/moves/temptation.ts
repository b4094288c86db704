import { capitalise, withArticle } from "freeform-rpg/language";
import { carriedBy, clockFor, othersPresent } from "../cast.ts";
import type { Move, MoveMaker } from "./move.ts";

/** Something within reach that will have to be paid for. */
export const offerAtACost: MoveMaker = (moment) => {
  const { exits, features } = moment.scene;
  const [other] = othersPresent(moment).map(({ name }) => withArticle(name));
  const ways = exits.map(({ name }): Move => ({
    text:
      other === undefined
        ? `The way to ${withArticle(name)} lies open; taking it now means leaving this place to whoever comes next.`
        : `The way to ${withArticle(name)} lies open, for anyone ready to turn their back on ${other}.`,
  }));
  const spots = features.map((feature): Move => ({
    text: `${capitalise(withArticle(feature))} would repay a closer look, if you can spare the time and do not mind being seen at it.`,
  }));
  const talk = other === undefined ? [] : [{ text: `${capitalise(other)} could be brought to say more, though not for nothing.` }];
  return [...talk, ...ways, ...spots];
};

/** What is running low. */
export const useUpResources: MoveMaker = (moment) => {
  const supplies = carriedBy(moment).filter(({ uses }) =>
    uses.some((use) => use === "ammunition" || use === "consumable" || use === "medical" || use === "light"),
  );
  const counted = supplies.map(({ name, qty }): Move => ({
    text:
      qty === 1
        ? `There is nothing to put in the place of ${withArticle(name)} once it is used up.`
        : `You count what remains of ${withArticle(name)}, and there is no more to be had here.`,
  }));
  const purse = clockFor(moment, "money");
  const time = clockFor(moment, "time");
  if (purse !== undefined && purse.value > 0) counted.push({ text: "Everything has its price here, and your purse has a bottom." });
  if (time !== undefined && time.direction === "down" && time.value > 0)
    counted.push({ text: `There is less time than there is to do in it, and ${withArticle(time.name)} does not wait.` });
  return counted;
};

/** Ways that part. */
export const separate: MoveMaker = ({ scene: { exits } }) => {
  const [one, two] = exits.map(({ name }) => withArticle(name));
  if (one === undefined || two === undefined) return [];
  return [
    { text: `From here it is either ${one} or ${two}; nobody can keep an eye on both.` },
    { text: `Whatever goes on at ${two} will go on without you for as long as you see to ${one}, and the other way about.` },
  ];
};

/** The weak side of what the player relies on. */
export const showDownside: MoveMaker = (moment) => {
  const { visibility_conditions, noise_level } = moment.scene;
  const [other] = othersPresent(moment).map(({ name }) => capitalise(withArticle(name)));
  const arms = carriedBy(moment).filter(({ uses }) => uses.includes("weapon"));
  const armed = arms.map(({ name }): Move => ({
    text:
      other === undefined
        ? `${capitalise(withArticle(name))} is harder to hide than it was to come by.`
        : `${other} has taken note of ${withArticle(name)}, and stands a little differently now.`,
  }));
  const conditions: Move[] = [];
  if (visibility_conditions !== null) conditions.push(...describeSight(visibility_conditions));
  if (noise_level !== null) conditions.push(...describeNoise(noise_level));
  const cold = moment.relationships.filter(
    ({ a_id, b_id, intensity }) => intensity < 0 && (a_id === moment.actor_id || b_id === moment.actor_id),
  );
  const names = cold.flatMap(
    ({ a_id, b_id }) => moment.entities.find(({ id }) => id === (a_id === moment.actor_id ? b_id : a_id))?.name ?? [],
  );
  return [
    ...armed,
    ...conditions,
    ...names.map((name) => ({ text: `${capitalise(withArticle(name))} has not forgotten how you last dealt with each other.` })),
  ];
};

const poor = /\b(dark|dim|gloom|shadow|smok|fog|mist|haz|rain|fret|murk|black|night|dusk|poor|faint|blind|dust|steam|moonless|candle)/i;
const plain = /\b(bright|clear|daylight|sunlit|floodlit|glar|lit|light|open)/i;

/** Poor sight hides both ways, good light shows everybody; of anything else nothing is claimed. */
const describeSight = (conditions: string): Move[] => {
  if (poor.test(conditions)) {
    return [
      { text: "What keeps you from being seen keeps you from seeing, too." },
      { text: "Whoever else is about sees as little as you do, and may know the place better." },
    ];
  }
  return plain.test(conditions) ? [{ text: "In this light you can be seen as well as you can see." }] : [];
};

const describeNoise = (level: string): Move[] => {
  if (/\b(loud|noisy|deafen|roar|din|thunder|crowd|music|machin|busy)/i.test(level))
    return [{ text: "In this noise you would hear nobody coming." }];
  return /\b(quiet|silen|hush|still|low|soft|muffled)/i.test(level)
    ? [{ text: "It is quiet enough here for every step of yours to be heard." }]
    : [];
};
