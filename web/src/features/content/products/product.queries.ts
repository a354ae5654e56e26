import { queryOptions } from "@tanstack/react-query";
import type { Product } from "@inktvis/contract/features/content/products";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { getPreview } from "../previews/get-preview.ts";

const PER_PAGE = 24;

/** A page of the shop: newest first. */
export const shopQuery = (page = 1) =>
  searchQuery({ models: ["product"], sort: { field: "published_at", order: "desc" }, perPage: PER_PAGE, page });

/**
 * A product by its slug, current or former.
 * @param preview its token, for the product as it is to become
 */
export const productQuery = (slug: string, preview?: string) =>
  queryOptions({
    queryKey: ["products", slug, ...(preview ? [preview] : [])],
    queryFn: async ({ signal }): Promise<Product> =>
      preview
        ? getPreview(preview, "products", signal)
        : (await api.products.get({ params: { slug } }, { signal })).data,
  });
