export { contestHasEnded, contestIsOver, notManaged } from "./contest.errors.ts";
export { atSlug, contestPermissions, listedContests, managedContests, visibleContests } from "./contest.policy.ts";
export { ageCategoryFor, ageCategoryOf, ageLabel, isOpen, isPassed } from "./contest.rules.ts";
