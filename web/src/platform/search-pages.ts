/** The pages that search by words (docs/product/search.md#pages). */
export type SearchPageName = "cursussen" | "lezen" | "zoeken";

/** The id of the search field of a page, by which early input is kept. */
export const wordsFieldId = (page: SearchPageName) => `${page}-woorden`;
