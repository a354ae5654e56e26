import { SEARCH_PATH } from "@inktvis/contract/page-paths/organization";

/** Everything in one genre; apart from what reads an address, which a page of links does not load. */
export const genreSearchPath = (id: number) =>
  `${SEARCH_PATH}?${new URLSearchParams({ q: JSON.stringify({ filters: { genres: [id] } }) })}`;
