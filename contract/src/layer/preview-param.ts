/** In the query of a page: the version that is looked at before it is public (docs/product/content.md#previews). */
export const PREVIEW_PARAM = "voorbeeld";
