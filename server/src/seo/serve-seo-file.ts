import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { callerNetwork } from "@inktvis/api/platform/network";
import { AGENDA_FILE_PATH, SITE_CARD_PATH, textCardPath } from "@inktvis/contract/file-paths";
import { ApiError } from "@inktvis/contract/layer/client";
import { originOf, SITE_NAMES, type SiteName } from "@inktvis/contract/sites";
import { accepts } from "#http/encodings.ts";
import type { PageRequest } from "#http/site-request.ts";
import { agendaFile } from "./agenda-file.ts";
import { FEEDS, feedFile } from "./feeds.ts";
import type { SeoRequest, SeoFile } from "./seo-file.ts";
import { patternOf } from "./path-pattern.ts";
import { robots } from "./robots.ts";
import { sitemapIndex, sitemapPage } from "./sitemaps.ts";
import { siteCard, textCard } from "./text-card.ts";

interface Route {
  sites: readonly SiteName[];
  path: RegExp;
  /** Undefined without such a file. */
  create: (seoRequest: SeoRequest, ...captured: string[]) => SeoFile | undefined | Promise<SeoFile | undefined>;
}

/** The files of each site, by path. */
const ROUTES: readonly Route[] = [
  { sites: SITE_NAMES, path: /^\/robots\.txt$/, create: robots },
  { sites: SITE_NAMES, path: /^\/sitemap\.xml$/, create: sitemapIndex },
  { sites: SITE_NAMES, path: /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/, create: sitemapPage },
  ...FEEDS.map((feed): Route => ({
    sites: [feed.site],
    path: feed.path,
    create: (seoRequest, slug) => feedFile(feed, seoRequest, slug),
  })),
  { sites: ["organization"], path: patternOf(AGENDA_FILE_PATH), create: agendaFile },
  { sites: SITE_NAMES, path: patternOf(SITE_CARD_PATH), create: siteCard },
  { sites: ["community"], path: patternOf(textCardPath), create: textCard },
];

const compress = promisify(gzip);
const MIN_COMPRESSED = 1024;

/** Serves a file for programs; false for other paths, which may be pages. */
export async function serveSeoFile(
  { services, api }: { services: Services; api: Api },
  { req, res, site, pathname, search, requestId }: PageRequest,
) {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  const row = ROUTES.find(({ sites, path }) => sites.includes(site) && path.test(pathname));
  if (!row) return false;
  const { config, log } = services;
  const seoRequest: SeoRequest = {
    api: api.clientFor({
      site,
      cookie: undefined,
      network: callerNetwork(config, req),
      userAgent: req.headers["user-agent"] ?? "",
      log: log.child({ reqId: requestId }),
    }),
    site,
    origin: originOf(config.sites, site),
    path: pathname,
    search,
  };
  const [, ...captured] = row.path.exec(pathname) ?? [];
  const file = await undefinedWhenNotFound(async () => row.create(seoRequest, ...captured));
  if (!file) return false;
  await send(file, req, res);
  return true;
}

/** A 404 for what a visitor may not see, and for addresses that cannot be parsed. */
async function undefinedWhenNotFound(create: () => Promise<SeoFile | undefined>) {
  try {
    return await create();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

async function send({ type, body: made, etagSource, maxAge }: SeoFile, req: IncomingMessage, res: ServerResponse) {
  const compared = typeof made === "function" ? (etagSource ?? "") : made;
  const etag = `"${createHash("sha256").update(compared).digest("base64url").slice(0, 22)}"`;
  res.setHeader("cache-control", maxAge > 0 ? `public, max-age=${maxAge}` : "public, no-cache");
  res.setHeader("etag", etag);
  res.setHeader("vary", "accept-encoding");
  if (req.headers["if-none-match"]?.includes(etag)) {
    res.statusCode = 304;
    return res.end();
  }
  const body = typeof made === "function" ? await made() : made;
  res.setHeader("content-type", type);
  const isZipped = typeof body === "string" && body.length >= MIN_COMPRESSED && accepts(req, "gzip");
  if (isZipped) res.setHeader("content-encoding", "gzip");
  const content = isZipped ? await compress(body) : body;
  res.setHeader("content-length", Buffer.byteLength(content));
  return res.end(content);
}
