import type { Stage } from "./stage.ts";
import type { Artifact, Optional } from "./tokens.ts";

/** One need of a stage: the name it receives it under, and whether it can do without. */
export interface Need {
  readonly name: string;
  readonly artifact: Artifact<any>;
  readonly optional: boolean;
}

/** A stage's needs as a list. */
export const needsOf = (stage: Stage): Need[] => Object.entries<Artifact<any> | Optional<any>>(stage.needs).map(toNeed);

const toNeed = ([name, token]: [string, Artifact<any> | Optional<any>]): Need =>
  token.kind === "optional" ? { name, artifact: token.artifact, optional: true } : { name, artifact: token, optional: false };
