import { createFileRoute } from "@tanstack/react-router";
import { shopHead } from "#features/content/products/product-head.ts";
import { shopQuery } from "#features/content/products/product.queries.ts";
import { ShopPage } from "#features/content/products/shop-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/organization/shop/")({
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageNumber(search["page"]),
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (args) => {
    const { page = 1 } = args.deps;
    await load(args, shopQuery(page));
    return { head: shopHead(args.context.addresses, page), breadcrumbs: breadcrumbs("Shop") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ShopRoute,
});

function ShopRoute() {
  return <ShopPage page={Route.useSearch().page ?? 1} />;
}
