/** The pages that search by words (docs/product/search.md#pages). */
export type SearchPageName = "cursussen" | "lezen" | "zoeken";

/** The id of the field for words of a page; early input is kept by it. */
export const wordsFieldId = (page: SearchPageName) => `${page}-woorden`;
