/* Separate from the schemas, which pages do not load. */

/** A text with fewer words does not lead a page (docs/product/texts.md#front-page). */
export const LEAD_WORDS = 20;
/** Besides the lead: these fill whole rows of two and of three. */
export const FRONT_PAGE_TEXTS = 6;
