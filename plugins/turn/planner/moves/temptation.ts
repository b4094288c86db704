import { carriedBy, clockFor, othersPresent } from "../cast.ts";
import { messagesOf } from "../messages.ts";
import type { MoveMessages } from "../messages/english/moves.ts";
import type { Moment } from "../planner-input.ts";
import type { Move, MoveMaker } from "./move.ts";

/** Something within reach that will have to be paid for. */
export const offerAtACost: MoveMaker = (moment) => {
  const { exits, features } = moment.scene;
  const says = messagesOf(moment).moves;
  const [other = null] = othersPresent(moment).map(({ name }) => name);
  const ways = exits.map(({ name }) => says.wayOpen(name, other));
  const talk = other === null ? [] : [says.saysMoreAtAPrice(other)];
  return toMoves([...talk, ...ways, ...features.map(says.worthALook)]);
};

/** What is running low. */
export const useUpResources: MoveMaker = (moment) => {
  const says = messagesOf(moment).moves;
  const supplies = carriedBy(moment).filter(({ uses }) =>
    uses.some((use) => use === "ammunition" || use === "consumable" || use === "medical" || use === "light"),
  );
  const counted = supplies.map(({ name, qty }) => (qty === 1 ? says.lastOne(name) : says.fewLeft(name)));
  const purse = clockFor(moment, "money");
  const time = clockFor(moment, "time");
  if (purse !== undefined && purse.value > 0) counted.push(says.purse);
  if (time !== undefined && time.direction === "down" && time.value > 0) counted.push(says.timeIsShort(time.name));
  return toMoves(counted);
};

/** Ways that part. */
export const separate: MoveMaker = (moment) => {
  const [one, two] = moment.scene.exits.map(({ name }) => name);
  const says = messagesOf(moment).moves;
  return one === undefined || two === undefined ? [] : toMoves([says.eitherWay(one, two), says.goesOnWithoutYou(one, two)]);
};

/** The weak side of what the player relies on. */
export const showDownside: MoveMaker = (moment) => {
  const { visibility_conditions, noise_level } = moment.scene;
  const says = messagesOf(moment).moves;
  const [other] = othersPresent(moment).map(({ name }) => name);
  const arms = carriedBy(moment).filter(({ uses }) => uses.includes("weapon"));
  return toMoves([
    ...arms.map(({ name }) => (other === undefined ? says.hardToHide(name) : says.weaponNoted(name, other))),
    ...describeSight(visibility_conditions ?? "", says),
    ...describeNoise(noise_level ?? "", says),
    ...coldNames(moment).map(says.grudge),
  ]);
};

const toMoves = (texts: readonly string[]): Move[] => texts.map((text) => ({ text }));

/** Those who do not like the character. */
const coldNames = ({ relationships, entities, actor_id }: Moment): string[] =>
  relationships
    .filter(({ a_id, b_id, intensity }) => intensity < 0 && (a_id === actor_id || b_id === actor_id))
    .flatMap(({ a_id, b_id }) => entities.find(({ id }) => id === (a_id === actor_id ? b_id : a_id))?.name ?? []);

/** Words of scenarios, in English and German. */
const sight = {
  poor: /\b(dark|dim|gloom|shadow|smok|fog|mist|haz|rain|fret|murk|black|night|dusk|poor|faint|blind|dust|steam|moonless|candle)|dunkel|dämm|düster|schatten|rauch|qualm|nebel|dunst|regen|nacht|staub|dampf|kerze|trüb/i,
  plain: /\b(bright|clear|daylight|sunlit|floodlit|glar|lit|light|open|hell|klar|tageslicht|sonn|grell|licht|offen)/i,
};

/** Poor sight hides both ways, good light shows everybody; of anything else nothing is claimed. */
const describeSight = (conditions: string, says: MoveMessages): readonly string[] => {
  if (sight.poor.test(conditions)) return says.poorSight;
  return sight.plain.test(conditions) ? [says.goodSight] : [];
};

const noise = {
  loud: /\b(loud|noisy|deafen|roar|din|thunder|crowd|music|machin|busy|laut|lärm|dröhn|getöse|musik|maschin)/i,
  quiet: /\b(quiet|silen|hush|still|low|soft|muffled|leise|ruhig|gedämpft)/i,
};

const describeNoise = (level: string, says: MoveMessages): readonly string[] => {
  if (noise.loud.test(level)) return [says.loud];
  return noise.quiet.test(level) ? [says.quiet] : [];
};
