import { searchText } from "#platform/search-params.ts";

/*
 * What the pages of the hand-over are asked with, each with some of it. Apart from what they do: every site carries its
 * routes.
 */
export const handOverSearch = (search: Record<string, unknown>) => ({
  path: searchText(search["path"]),
  query: searchText(search["query"]),
  /** Set when nobody has to be signed in for where they go. */
  optional: searchText(search["optional"]),
  siteName: searchText(search["siteName"]),
  signingToken: searchText(search["signingToken"]),
  syncToken: searchText(search["syncToken"]),
});
export type HandOverSearch = Partial<ReturnType<typeof handOverSearch>>;

export const HAND_OVER_TITLE = "Aanmelden";
