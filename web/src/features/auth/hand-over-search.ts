import { searchText } from "../../platform/search-params.ts";

/* What the pages of the hand-over are asked with. Apart from what they do: every site carries its routes. */

export const prepareSearch = ({ path, query }: Record<string, unknown>) => ({
  path: searchText(path),
  query: searchText(query),
});
export const performSearch = ({ syncToken }: Record<string, unknown>) => ({ syncToken: searchText(syncToken) });
export const syncTokenSearch = ({ siteName, signingToken }: Record<string, unknown>) => ({
  siteName: searchText(siteName),
  signingToken: searchText(signingToken),
});

export const HAND_OVER_TITLE = "Aanmelden";
