export { enforcePlan } from "./enforce-plan.ts";
export { isOverdue } from "./overdue.ts";
export { planOffline } from "./offline-plan.ts";
