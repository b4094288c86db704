import type { Configured } from "freeform-rpg/kernel";

/**
 * What the engine is made of. Add your own plugins at the end: a plugin, the name of a package that exports one as its default, or
 * `{ plugin, options }`. A plugin with `replaces` takes the place of one named here. The order of stages is derived, never listed.
 */
const plugins: readonly Configured[] = [];

export default { plugins };
