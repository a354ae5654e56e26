import { searchText } from "#platform/search-params.ts";

/*
 * The search parameters of the pages of the hand-over; each uses some. In a file of its own, since it is part of the
 * bundle of every page, as all routes are.
 */
export const handOverSearch = (search: Record<string, unknown>) => ({
  path: searchText(search["path"]),
  query: searchText(search["query"]),
  /** Set when the page that follows needs no sign-in. */
  optional: searchText(search["optional"]),
  /** The choice about measuring on the site that one comes from, as its cookie says it. */
  consent: searchText(search["consent"]),
  siteName: searchText(search["siteName"]),
  signingToken: searchText(search["signingToken"]),
  syncToken: searchText(search["syncToken"]),
});
export type HandOverSearch = Partial<ReturnType<typeof handOverSearch>>;

export const HAND_OVER_TITLE = "Aanmelden";
