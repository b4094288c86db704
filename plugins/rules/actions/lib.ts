export { actionsOf, clockRolesOf, engineActions, ownRows } from "./engine-actions.ts";
export { normaliseVerb } from "./normalise-verb.ts";
export { hasTrait, openCatalogue } from "./open-catalogue.ts";
