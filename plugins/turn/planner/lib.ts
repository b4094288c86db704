export { enforcePlan } from "./enforce-plan.ts";
export { makePlan } from "./make-plan.ts";
export { planOffline } from "./offline-plan.ts";
export { describeTopic } from "./topics.ts";
