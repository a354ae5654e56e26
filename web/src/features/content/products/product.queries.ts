import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { previewableQuery } from "../previews/previewable-query.ts";

const PER_PAGE = 24;

/** A page of the shop: newest first. */
export const shopQuery = (page = 1) =>
  searchQuery({ models: ["product"], sort: { field: "published_at", order: "desc" }, perPage: PER_PAGE, page });

/**
 * A product by its slug, current or former.
 * @param preview the token of a preview, for the product as it will be once saved
 */
export const productQuery = (slug: string, preview?: string) =>
  previewableQuery(
    "products",
    slug,
    preview,
    async (signal) => (await api.products.get({ params: { slug } }, { signal })).data,
  );
