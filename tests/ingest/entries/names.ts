/** Invented names, so that no list of a real game decides what is found. */
export const creatureNames = [
  "Marsh Hag",
  "Bone Dog",
  "Reed Knight",
  "Ash Wolf",
  "Lantern Eel",
  "Glass Spider",
  "Tallow Ghoul",
  "Mire Drake",
  "Hollow Monk",
  "Rust Crab",
  "Salt Wraith",
  "Thorn Cat",
  "Barrow King",
  "Clay Servant",
  "Moth Priest",
  "Cinder Toad",
  "Gutter Imp",
  "Pale Archer",
  "Storm Heron",
  "Wicker Giant",
] as const;

export const powerNames = [
  "Still Water",
  "Candle Eye",
  "Glass Ray",
  "Borrowed Voice",
  "Iron Sleep",
  "Moth Cloak",
  "Knotted Path",
  "Ember Hand",
  "Hush",
  "Mend Bone",
  "False Door",
  "Raven Letter",
] as const;

export const goodNames = [
  "Rope",
  "Lamp oil",
  "Iron spikes",
  "Bedroll",
  "Grapple",
  "Field kit",
  "Waxed coat",
  "Signal horn",
  "Bone saw",
  "Chalk",
] as const;

/** A number from `low` to `high` that varies by the entry and by what it is for. */
export const vary = (at: number, salt: number, low: number, high: number): number => low + ((at * 7 + salt * 5) % (high - low + 1));

/** One of a list, varying as {@link vary} does. */
export const pick = (at: number, salt: number, list: readonly string[]): string => list[vary(at, salt, 0, list.length - 1)] ?? "";

const told = [
  "It waits where the road bends and follows travellers at dusk.",
  "Nobody in the valley has seen it by day. It hoards small bright things and never forgets a face.",
  "The oldest of them speak, slowly, about the war. They keep to cold places.",
  "Hunters say it can be bought off with salt. It sleeps through the winter months.",
];

/** A sentence or two about a creature. */
export const lore = (at: number): string => told[at % told.length] ?? "";

const effects = [
  "A pale light fills the place and everyone in it must turn away.",
  "The caster and one other person pass through a wall as if it were mist.",
  "A wound closes at the cost of a night without sleep.",
  "Anything spoken nearby is heard by the caster until dawn.",
];

/** What a power does. */
export const effect = (at: number): string => effects[at % effects.length] ?? "";
