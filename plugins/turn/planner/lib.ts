export { enforcePlan } from "./enforce-plan.ts";
export { planOffline } from "./offline-plan.ts";
