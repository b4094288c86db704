import { contribute, definePlugin } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { addPanels } from "./api.ts";

/** Shows what plugins keep of a campaign beside the story. */
export default definePlugin({ name: "panels", create: () => ({ contributes: [contribute(apiParts, addPanels)] }) });
