export { parseLocatedYaml } from "./located-yaml.ts";
export type { LocatedYaml } from "./located-yaml.ts";
export { FileError, errorsAmong, inReadingOrder, showProblem } from "./problems.ts";
export type { FileProblem, ProblemCode } from "./problems.ts";
export { schemaProblems, showPath } from "./schema-problems.ts";
