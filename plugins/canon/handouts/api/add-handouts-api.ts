import type { ApiPart } from "freeform-rpg/graphql";
import { addDelivery } from "./add-delivery.ts";
import { addDrawer } from "./add-drawer.ts";
import { addGivenHandouts } from "./given-handout.ts";
import { addHandoutImages } from "./handout-image.ts";
import { addHandouts } from "./handout.ts";

/** Adds handouts: what DMs keep, what members hold, and the mutations. */
export const addHandoutsApi: ApiPart = (builder) => {
  addHandoutImages(builder);
  addGivenHandouts(builder);
  addHandouts(builder);
  addDrawer(builder);
  addDelivery(builder);
};
