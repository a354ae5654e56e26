import { SITEMAP_KINDS } from "@inktvis/contract/features/discovery/sitemap";
import { type SeoRequest, type SeoFile, HOUR } from "./seo-file.ts";
import { element, xmlDocument } from "./xml.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const file = (root: string): SeoFile => ({
  type: "application/xml; charset=utf-8",
  body: xmlDocument(root),
  maxAge: HOUR,
});

/** The index of this site's sitemaps; undefined for sites that are not indexed. */
export async function sitemapIndex({ api, origin }: SeoRequest) {
  const { data } = await api.sitemap.index();
  if (data.length === 0) return undefined;
  const lists = data.flatMap(({ kind, pages }) =>
    Array.from({ length: pages }, (_, index) => {
      const address = `${origin}/sitemap-${kind}-${index + 1}.xml`;
      return `<sitemap>${element("loc", address)}</sitemap>`;
    }),
  );
  return file(`<sitemapindex ${NAMESPACE}>\n${lists.join("\n")}\n</sitemapindex>\n`);
}

export async function sitemapPage({ api, origin }: SeoRequest, name = "", page = "1") {
  const kind = SITEMAP_KINDS.find((known) => known === name);
  if (!kind) return undefined;
  const { data } = await api.sitemap.page({ params: { kind }, query: { page: Number(page) } });
  if (data.length === 0) return undefined;
  const addresses = data.map(
    ({ path, updatedAt }) => `<url>${element("loc", origin + path)}${element("lastmod", updatedAt)}</url>`,
  );
  return file(`<urlset ${NAMESPACE}>\n${addresses.join("\n")}\n</urlset>\n`);
}
