import { ARTICLE_SHELVES, type ArticleShelfName } from "@inktvis/contract/features/content/article-shelves";
import { feedPath, profileFeedPath, RESULT_FEED_PATH, TEXT_FEED_PATH } from "@inktvis/contract/file-paths";
import type { Feed } from "@inktvis/contract/features/discovery/feeds";
import { type SiteName, SITES } from "@inktvis/contract/sites";
import { linesToHtml } from "@inktvis/api/platform/html";
import type { SeoRequest, SeoFile } from "./seo-file.ts";
import { patternOf } from "./path-pattern.ts";
import { element, escapeXml, xmlDocument } from "./xml.ts";

interface FeedSource {
  site: SiteName;
  /** Its capture is passed to `read`. */
  path: RegExp;
  read: (api: SeoRequest["api"], slug: string) => Promise<{ data: Feed }>;
}

/** All feeds. Each is named in the head of the page it belongs to. */
export const FEEDS: readonly FeedSource[] = [
  { site: "community", path: patternOf(TEXT_FEED_PATH), read: (api) => api.feeds.texts() },
  {
    site: "community",
    path: patternOf(profileFeedPath),
    read: (api, slug) => api.feeds.author({ params: { slug } }),
  },
  { site: "community", path: patternOf(RESULT_FEED_PATH), read: (api) => api.feeds.results() },
  ...Object.entries(ARTICLE_SHELVES).map(([shelf, { site, path }]) => ({
    site,
    path: patternOf(feedPath(path)),
    read: (api: SeoRequest["api"]) => api.feeds.articles({ params: { shelf: shelf as ArticleShelfName } }),
  })),
];

/** Atom 1.0 (RFC 4287). */
export async function feedFile({ read }: FeedSource, seoRequest: SeoRequest, slug = ""): Promise<SeoFile> {
  const { data: feed } = await read(seoRequest.api, slug);
  const { origin, path, site } = seoRequest;
  const lines = [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-BE">',
    element("title", `${feed.title} · ${SITES[site].title}`),
    element("id", origin + path),
    element("updated", feed.updatedAt),
    link("self", "application/atom+xml", origin + path),
    link("alternate", "text/html", origin + feed.path),
    ...feed.entries.map((entry) => entryOf(entry, origin)),
    "</feed>\n",
  ];
  return {
    type: "application/atom+xml; charset=utf-8",
    body: xmlDocument(lines.join("\n")),
    maxAge: 0,
  };
}

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

const entryOf = (entry: Feed["entries"][number], origin: string) =>
  [
    "<entry>",
    element("title", entry.title),
    element("id", `urn:uuid:${entry.id}`),
    link("alternate", "text/html", origin + entry.path),
    `<author>${element("name", entry.author)}</author>`,
    element("published", entry.publishedAt),
    element("updated", entry.updatedAt),
    ...entry.categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    `<summary type="html">${escapeXml(linesToHtml(entry.summary))}</summary>`,
    `<content type="html">${escapeXml(withAbsoluteUrls(entry.content, origin))}</content>`,
    "</entry>",
  ].join("\n");

/** Feed readers need absolute addresses. */
const withAbsoluteUrls = (html: string, origin: string) =>
  html.replaceAll(/(<(?:img|a) (?:[^>]* )?(?:src|href)=")\//g, `$1${origin}/`);
