import { originOf, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";
import type { Breadcrumbs } from "./breadcrumbs.ts";

type Value = string | number | boolean | undefined | readonly Value[] | { readonly [name: string]: Value };

interface StructuredData {
  "script:ld+json": Record<string, string>;
  /** Always absent: the router's type of `meta` has no JSON-LD, and requires one field in common. */
  title?: undefined;
}

/**
 * JSON-LD (schema.org) for search engines, for `meta` of a head. The router escapes what could end the script element.
 * It is data that never runs, so it needs no nonce.
 */
export const structuredData = (type: string, about: { readonly [name: string]: Value }): StructuredData => ({
  "script:ld+json": { "@context": "https://schema.org", "@type": type, ...about },
});

/** Whether it takes place online: the location then says so in words, as forms ask (‘online’, with the platform). */
export const isOnlinePlace = (location: string | null) => /\bonline\b/i.test(location ?? "");

/** Where something takes place: a place with its address, or the page where people follow it online. */
export function placeData(location: string | null, { address, url }: { address: string | null; url: string }) {
  if (isOnlinePlace(location)) return { "@type": "VirtualLocation", url };
  return location ? { "@type": "Place", name: location, address: address ?? undefined } : undefined;
}

/** The breadcrumbs of a page: `breadcrumbData(addresses, "community", breadcrumbs("De zee", ["Lezen", "/lezen"]))` */
export const breadcrumbData = (addresses: SiteAddresses, site: SiteName, { title, parents = [] }: Breadcrumbs) =>
  structuredData("BreadcrumbList", {
    itemListElement: [...parents, { title, path: undefined }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.title,
      item: crumb.path && originOf(addresses, site) + crumb.path,
    })),
  });
