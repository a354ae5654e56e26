import { createStore } from "./store.ts";

/** A refusal after the page was there (a click on something gone, or no longer allowed) takes the place of the page. */
export const pageProblem = createStore<403 | 404 | undefined>(undefined);

export const showProblem = (status: 403 | 404) => pageProblem.set(status);
export const clearProblem = () => {
  if (pageProblem.get()) pageProblem.set(undefined);
};
