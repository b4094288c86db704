/** Places of the sample world. */
export const samplePlaces = [
  {
    id: "inn",
    type: "location",
    name: "The Ferry Inn",
    attrs: {
      aliases: ["inn", "taproom"],
      description: "A low taproom with the river's height notched into the door post. Half the notches are under water.",
      atmosphere: "Wet wool steams by the fire. The floor shifts, very slightly, with the current below it.",
      features: ["the notched door post", "a brick hearth, smoking badly", "the cellar hatch, bolted from above", "the long bar"],
      exits: ["landing", "stable", "crypt"],
      dm: { truth: "SECRET tunnel" },
    },
    tags: [],
  },
  {
    id: "landing",
    type: "location",
    name: "The Landing",
    attrs: { aliases: ["landing", "jetty"], description: "Planks, a bell, a rope that goes nowhere.", features: ["the ferry bell"] },
    tags: [],
  },
  { id: "stable", type: "location", name: "The Stable", attrs: { description: "Three mules and a smell of leather." }, tags: [] },
  { id: "crypt", type: "location", name: "SECRET crypt", attrs: {}, tags: [], visibility: "dm" },
];

/** People of the sample world; the ghost is not known, the hound is obscured. */
export const samplePeople = [
  { id: "player", type: "character", name: "Tamsin Vale", attrs: { description: "A surveyor.", stats: { wits: 2 } }, tags: ["pc"] },
  {
    id: "odo",
    type: "character",
    name: "Odo Marsh",
    attrs: {
      aliases: ["Odo", "innkeeper", "barkeep"],
      description: "The innkeeper, a heavy man with rope burns on both palms. He keeps them under the bar.",
      disposition: "Jovial and badly frightened; he would like you gone by morning.",
      threat_level: "low",
      capabilities: ["knows the river"],
      limits: ["cannot swim"],
      agenda: { goal: "SECRET goal", steps: ["SECRET step"], signs: ["He looks at the cellar hatch and then away."] },
      escalation_profile: { hard: "SECRET escalation" },
      location_id: "inn",
      plans: "SECRET plan in an attribute nobody listed",
      dm: { truth: "SECRET truth" },
    },
    tags: ["npc"],
  },
  {
    id: "bree",
    type: "character",
    name: "Bree Holloway",
    attrs: {
      aliases: ["Bree", "mapmaker"],
      description: "A mapmaker in a man's coat, ink to the elbows. She draws without looking at the paper.",
      disposition: "Curious about everything, loyal to nobody yet.",
      threat_level: "high",
      agenda: { goal: "SECRET errand", signs: ["She counts the people in the room under her breath."] },
    },
    tags: ["npc"],
  },
  { id: "hound", type: "monster", name: "The Grey Hound", attrs: { description: "SECRET teeth in the dark" }, tags: [] },
  { id: "ghost", type: "character", name: "SECRET drowned man", attrs: { description: "SECRET" }, tags: [], visibility: "world" },
];

/** Things of the sample world: three are carried, the ledger is somebody else's, the strongbox is in the room. */
export const sampleThings = [
  {
    id: "strongbox",
    type: "item",
    name: "iron strongbox",
    attrs: { aliases: ["strongbox", "box"], description: "An iron strongbox with a river-guild seal." },
    tags: [],
  },
  {
    id: "lantern",
    type: "item",
    name: "storm lantern",
    attrs: { aliases: ["lantern", "lamp"], description: "A storm lantern with one cracked pane.", uses: ["light"] },
    tags: [],
  },
  {
    id: "bow",
    type: "item",
    name: "short bow",
    attrs: { aliases: ["bow"], description: "A short bow, waxed against the wet.", uses: ["weapon"] },
    tags: [],
  },
  { id: "arrows", type: "item", name: "arrows", attrs: { description: "Grey-fletched arrows.", uses: ["ammunition"] }, tags: [] },
  {
    id: "ledger",
    type: "item",
    name: "guild ledger",
    attrs: { description: "SECRET ledger in Odo's coat" },
    tags: [],
    visibility: "world",
  },
];
