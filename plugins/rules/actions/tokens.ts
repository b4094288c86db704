export type { Action, ActionCatalogue } from "./open-catalogue.ts";
