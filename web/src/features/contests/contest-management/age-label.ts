import type { Contest } from "@inktvis/contract/features/contests/contest";

/** The name of an age category of a contest; undefined for none, and for one that was removed. */
export const ageLabelIn = ({ ageCategories }: Contest, categoryId: number | null) =>
  ageCategories.find(({ id }) => id === categoryId)?.label;
