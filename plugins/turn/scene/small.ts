import { singularOf } from "freeform-rpg/language";
import { readPhrase } from "./name-phrase.ts";

/** Small things that lie or stand about, are of no value and can be carried in a hand. */
const small: ReadonlySet<string> = new Set(
  (
    "glass cup mug tumbler bottle jug pitcher plate bowl saucer spoon fork ladle napkin cloth rag towel candle match stick twig branch leaf flower feather bucket broom " +
    "cushion pillow blanket newspaper magazine ashtray coaster tray cork biscuit apple pencil pen string handkerchief stool chair brick nail twine sack basket " +
    "glove hat cap scarf shawl shoe boot slipper sock mitten button ribbon bow thread needle thimble comb brush buckle strap lace bead doll toy ball dice card ticket stub " +
    "label tag receipt photograph postcard leaflet pamphlet envelope wrapper bag pouch box tin jar pot lid vial wick wax candlestick matchbook matchbox cigarette pipe lighter " +
    "powder salt sugar flour chalk charcoal soot husk seed nut shell bone tooth claw scale petal herb berry root mushroom crust loaf egg pie orange pear plum " +
    "tool hammer wrench spanner screwdriver chisel file screw bolt hinge hook peg spring cog wire bulb battery fuse cable coil chain rope cord rosary whistle bell " +
    "umbrella cane crutch lantern torch spectacles glasses bandage sponge soap bar stamp marble pebble stone rock dust sand gravel grit straw crumb snow mud dirt soil ash " +
    "lint splinter grass scrap handful shard sliver strip shred fragment piece pinch clump tuft lump bundle wad drop chip flake shaving strand hair curl sheet page"
  ).split(" "),
);

/** The word that says how much of something there is: the `pinch` of "a pinch of dust". */
const measures: ReadonlySet<string> = new Set(
  "pinch handful scrap piece bit strip shred shard sliver fragment clump tuft lump bundle wad drop flake strand crumb coil length ball pair sheet twist".split(
    " ",
  ),
);

/** True for the name of something small and loose by its noun or its measure: "leather glove", "pinch of yellow dust". */
export const isSmall = (name: string): boolean => {
  const { head } = readPhrase(name);
  return small.has(head) || small.has(singularOf(head)) || measures.has(head);
};

/** What a measure is of: the `yellow dust` of "pinch of yellow dust"; `undefined` for any other name. */
export const measuredIn = (name: string): string | undefined => {
  const [, measure = "", stuff] = /^(?:.* )?(\S+) of (.+)$/.exec(name) ?? [];
  return measures.has(singularOf(measure)) ? stuff : undefined;
};
