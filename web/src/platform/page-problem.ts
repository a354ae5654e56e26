import { createStore } from "./store.ts";

export interface PageProblem {
  status: 403 | 404;
  /** The sentence of the API. */
  message: string;
}

/** A refusal of an action (its subject is gone, or no longer allowed) that replaces the page. */
export const pageProblem = createStore<PageProblem | undefined>(undefined);

export const showProblem = (problem: PageProblem) => pageProblem.set(problem);
export const clearProblem = () => {
  if (pageProblem.get()) pageProblem.set(undefined);
};
