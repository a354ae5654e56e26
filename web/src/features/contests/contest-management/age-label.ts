import type { Contest } from "@inktvis/contract/features/contests/contest";

/** What an age category of a contest is called; undefined for none, and for one that is gone. */
export const ageLabelIn = ({ ageCategories }: Contest, categoryId: number | null) =>
  ageCategories.find(({ id }) => id === categoryId)?.label;
