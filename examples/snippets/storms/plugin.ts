import { artifact, definePlugin, optional, provide, service, stage, tapChange } from "freeform-rpg/kernel";
import { Turn, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling, reviewRuling } from "freeform-rpg/plugins/turn/validator";
import { z } from "zod";

/** The weather of a turn. */
export const Forecast = artifact("storms/forecast", z.object({ text: z.string() }));

// #region service
export const Weather = service<{ today(place: string): string }>("storms/weather");

const weather = provide(Weather, {
  create: () => ({ today: (place) => (place === "pier" ? "storm" : "calm") }), // once, when first used
  close: () => {}, // services close in reverse order of creation
});
// #endregion

// #region stage
const forecast = stage({
  pipeline: Turn,
  name: "forecast", // a verb, unique in its pipeline
  needs: { world: World, ruling: optional(Ruling) }, // artifacts that go in
  uses: { weather: Weather }, // services
  makes: Forecast, // one artifact that comes out, parsed by its schema
  when: ({ world }) => world.scene.location_id !== "cellar", // answers at once, without a promise
  timeLimit: 5_000, // milliseconds
  run: ({ world, weather }, call) => {
    call.progress("reading the sky", 1, 1);
    return { text: `A ${weather.today(world.scene.location_id)} is coming.` };
  },
});
// #endregion

// #region tap
const stayInside = tapChange(
  reviewRuling,
  (ruling, { world, used: { weather } }) => {
    if (weather.today(world.scene.location_id) !== "storm") return ruling;
    const slower = ruling.allowed_actions.map((action) => ({ ...action, estimated_minutes: action.estimated_minutes * 2 }));
    return { ...ruling, allowed_actions: slower };
  },
  { order: "post", uses: { weather: Weather } },
);
// #endregion

/** A forecast for each turn; in a storm every action takes twice as long. */
export default definePlugin({
  name: "storms",
  create: () => ({ services: [weather], stages: [forecast], taps: [stayInside] }),
});
