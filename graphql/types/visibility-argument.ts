import type { Visibility } from "freeform-rpg/schemas";
import type { Builder } from "../builder/index.ts";
import type { Row } from "../read/row.ts";
import { VisibilityEnum } from "./enums.ts";

/** The argument by which a DM asks for what players do not know. */
export const addVisibilityArgument = (builder: Builder) =>
  builder.args((t) => ({
    visibility: t.field({
      type: [VisibilityEnum],
      description: "Only rows with these visibilities. Default KNOWN. Other values are for the DM; other members get FORBIDDEN.",
    }),
  })).visibility;

/** Lets only the DM ask for what players do not know. */
export const guardVisibility = (row: Row, { visibility }: { readonly visibility?: readonly Visibility[] | null }) =>
  visibility?.some((wanted) => wanted !== "known") ? { dm: row.campaign_id } : true;
