import { join } from "node:path";
import { isExample, loadPolicies, readPacks, usesDetector } from "freeform-rpg/plugins/policy/engine/lib";
import type { PolicySet } from "freeform-rpg/plugins/policy/engine";
import { shippedDetectors } from "./detectors/shipped-detectors.ts";
import { narrationDomain } from "./narration-domain.ts";

/** The packs of this plugin, as data. */
export const readNarrationPacks = (): unknown[] => readPacks(join(import.meta.dirname, "packs"));

/** The shipped packs on narration with their detectors, for use without a host. */
export const loadNarrationPolicies = (): PolicySet =>
  loadPolicies({ packs: readNarrationPacks(), domains: [narrationDomain(shippedDetectors)] });

/** The loaded packs that apply to narration: those with a rule that reads the facts of a turn. Examples apply only where they are named. */
export const narrationPacksOf = (set: PolicySet, detectors: ReadonlySet<string>): string[] =>
  set.packs.filter((pack) => !isExample(pack) && usesDetector(pack, detectors)).map(({ pack_id }) => pack_id);
