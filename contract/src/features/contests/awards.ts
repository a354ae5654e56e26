import * as z from "zod";

/* What an entry can be awarded (docs/product/contests.md#awards). */

/** The highest places; several entries can share one. */
export const PLACES = [1, 2, 3] as const;
export const Place = z.literal(PLACES).nullable();
export type Place = z.infer<typeof Place>;

export const ContributionState = z.enum(["none", "winner", "mention", "shortlist", "invalid"]);
export type ContributionState = z.infer<typeof ContributionState>;

/** The states that are shown in a result, the highest first. */
export const AwardState = z.enum(["winner", "mention", "shortlist"]);
export type AwardState = z.infer<typeof AwardState>;
