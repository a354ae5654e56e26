import { createIsomorphicFn } from "@tanstack/react-start";
import type { Product } from "@inktvis/contract/features/content/products";
import { productPath, SHOP_PATH, shopPath } from "@inktvis/contract/page-paths/organization";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";
import { plainTextExcerpt } from "../pages/plain-text-excerpt.ts";
import { productMessages as copy } from "./messages.nl.ts";

const SITE = "organization";

export const shopHead = (addresses: SiteAddresses, page: number) =>
  publicHead(addresses, SITE, {
    path: shopPath(page),
    title: page > 1 ? `${copy.shop}, ${copy.page(page).toLowerCase()}` : copy.shop,
    description: copy.description,
  });

/** Called by the loader, to stay in the chunk of the page. */
export function productHead(addresses: SiteAddresses, product: Product) {
  const { meta, links } = publicHead(addresses, SITE, {
    path: productPath(product.slug),
    title: product.title,
    description: plainTextExcerpt(product.body),
    image: imageOf(addresses, product),
    imageAlt: product.image?.alt,
  });
  return { meta: [...meta, ...productStructuredData(addresses, product)], links };
}

const imageOf = (addresses: SiteAddresses, { image }: Product) =>
  image ? originOf(addresses, SITE) + image.url.default : undefined;

/** Structured data for search engines: the product with its price. Only in the HTML of the server. */
const productStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, product: Product) => [
    structuredData("Product", {
      name: product.title,
      description: plainTextExcerpt(product.body),
      image: imageOf(addresses, product),
      offers: {
        "@type": "Offer",
        price: product.price.toFixed(2),
        priceCurrency: "EUR",
        url: originOf(addresses, SITE) + productPath(product.slug),
      },
    }),
    breadcrumbData(addresses, SITE, breadcrumbs(product.title, [copy.shop, SHOP_PATH])),
  ])
  .client(() => []);
