import { searchText } from "#platform/search-params.ts";

/*
 * The search parameters of the hand-over pages; each page uses some of them. They have a file of their own because all
 * routes are part of the bundle of every page, and these parameters with them.
 */
export const handOverSearch = (search: Record<string, unknown>) => ({
  path: searchText(search["path"]),
  query: searchText(search["query"]),
  /** Set when the page that follows needs no sign-in. */
  optional: searchText(search["optional"]),
  /** The choice about measuring on the site that the visitor comes from, as stored in its cookie. */
  consent: searchText(search["consent"]),
  siteName: searchText(search["siteName"]),
  signingToken: searchText(search["signingToken"]),
  syncToken: searchText(search["syncToken"]),
});
export type HandOverSearch = Partial<ReturnType<typeof handOverSearch>>;

export const HAND_OVER_TITLE = "Aanmelden";
