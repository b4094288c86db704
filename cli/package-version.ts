import manifest from "freeform-rpg/package.json" with { type: "json" };

/** The version of this package. */
export const packageVersion: string = manifest.version;
