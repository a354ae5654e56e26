import { createFileRoute } from "@tanstack/react-router";
import { SHOP_PATH } from "@inktvis/contract/page-paths/organization";
import { productHead } from "#features/content/products/product-head.ts";
import { ProductPage } from "#features/content/products/product-page.tsx";
import { productQuery } from "#features/content/products/product.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { ThingPending } from "#platform/pending.tsx";
import { previewTokenIn } from "#platform/preview-token.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";

export const Route = createFileRoute("/organization/shop/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    const product = await load(args, productQuery(slug, previewTokenIn(args.location)));
    if (product.slug !== slug) throw redirectToSlug(args, product.slug);
    return {
      head: productHead(args.context.addresses, product),
      breadcrumbs: breadcrumbs(product.title, ["Shop", SHOP_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ProductRoute,
  pendingComponent: ThingPending,
});

function ProductRoute() {
  return <ProductPage slug={Route.useParams().slug} />;
}
