import { createStore } from "./store.ts";

/** A refusal of an action (its subject is gone, or no longer allowed) that replaces the page. */
export const pageProblem = createStore<403 | 404 | undefined>(undefined);

export const showProblem = (status: 403 | 404) => pageProblem.set(status);
export const clearProblem = () => {
  if (pageProblem.get()) pageProblem.set(undefined);
};
