/** Sentences without any claim about the state of the game: they make a narration as long as narrations are. */
const atmosphere = [
  "Rain drums on the tin above the door, and the whole room smells of wet wool and old smoke.",
  "Somewhere behind the bar a pipe knocks twice and thinks better of it.",
  "Glasses stand in their rows with the light caught in them, and nobody hurries.",
  "The lamp over the counter sways a little, though there is hardly a draught to move it.",
  "A chair scrapes; a match flares and goes out; talk drops and picks up again.",
  "Outside the water moves along the wall with a patient sound, like a hand on cloth.",
  "You can taste salt in the air, and something sweeter under it, plums perhaps.",
  "The floorboards give a little underfoot, soft from too many wet winters.",
  "For a breath the noise of the room seems to come from a long way off.",
  "A drop gathers on the rim of the lamp, lets go, and starts again.",
  "The neon in the window hums on one low note and paints the wet glass red.",
  "Time goes by the way it does here, in small change.",
];

/** A sentence that contradicts what was decided, whatever that was. */
export const faultySentence = "The whole room stands up and cheers as the harbour bell is melted down before your eyes.";

/** What a repair says instead. */
export const repairedSentence = "The room goes on with its own business.";

/** A narration of 100 to 160 words: what was decided, in its order, between sentences of atmosphere. */
export const writeProse = (events: readonly string[], nth: number, faulty: boolean): string => {
  const told = events.map((event) => (/[.!?"]$/.test(event) ? event : `${event}.`));
  const filling: string[] = [];
  for (let at = 0; countWords([...told, ...filling].join(" ")) < 105 && at < atmosphere.length; at += 1)
    filling.push(atmosphere[(nth * 5 + at) % atmosphere.length] ?? "");
  const middle = faulty ? [faultySentence] : [];
  return [filling.slice(0, 2).join(" "), [...told, ...middle].join(" "), filling.slice(2).join(" ")]
    .filter((part) => part !== "")
    .join("\n\n");
};

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;
