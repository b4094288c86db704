import { requireDm } from "freeform-rpg/plugins/canon/campaigns/lib";
import { readImage, storeImage } from "../image/stored-images.ts";
import type { HandoutRequest, HandoutsService } from "../tokens.ts";
import { createHandout, deleteHandout, editHandout } from "./drawer.ts";
import { giveHandout } from "./give-handout.ts";
import type { HandoutsOptions } from "./options.ts";
import { withdrawHandout } from "./withdraw-handout.ts";

/** Creates the service of handouts. */
export const openHandouts = (options: HandoutsOptions): HandoutsService => {
  const { database } = options;
  const forDm =
    <Request extends HandoutRequest, Result>(what: string, work: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      await requireDm(database.sql, request.campaignId, request.userId, what);
      return work(request);
    };
  return {
    create: forDm("prepare a handout", (request) => createHandout(database, request)),
    edit: forDm("edit a handout", (request) => editHandout(database, request)),
    setImage: forDm("set the image of a handout", (request) => storeImage(database, request)),
    give: forDm("give a handout", (request) => giveHandout(options, request)),
    withdraw: forDm("take a handout back", (request) => withdrawHandout(options, request)),
    delete: forDm("delete a handout", (request) => deleteHandout(database, request)),
    image: (request) => readImage(database, request),
  };
};
