import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { callerNetwork } from "@inktvis/api/platform/network";
import { textCardPath } from "@inktvis/contract/file-paths";
import { ApiError } from "@inktvis/contract/layer/client";
import { originOf, SITE_NAMES, type SiteName } from "@inktvis/contract/sites";
import { FEEDS, feedFile } from "./feeds.ts";
import type { Asked, FoundFile } from "./found-file.ts";
import { patternOf } from "./path-pattern.ts";
import { robots } from "./robots.ts";
import { sitemapIndex, sitemapPage } from "./sitemaps.ts";
import { textCard } from "./text-card.ts";

interface Row {
  sites: readonly SiteName[];
  path: RegExp;
  /** Undefined when there is no such file. */
  make: (asked: Asked, ...captured: string[]) => FoundFile | undefined | Promise<FoundFile | undefined>;
}

/** What a site answers to programs, by path. */
const FILES: readonly Row[] = [
  { sites: SITE_NAMES, path: /^\/robots\.txt$/, make: robots },
  { sites: SITE_NAMES, path: /^\/sitemap\.xml$/, make: sitemapIndex },
  { sites: SITE_NAMES, path: /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/, make: sitemapPage },
  ...FEEDS.map((feed): Row => ({
    sites: [feed.site],
    path: feed.path,
    make: (asked, slug) => feedFile(feed, asked, slug),
  })),
  { sites: ["community"], path: patternOf(textCardPath), make: textCard },
];

const compress = promisify(gzip);
const MIN_COMPRESSED = 1024;

interface Request {
  req: IncomingMessage;
  res: ServerResponse;
  site: SiteName;
  pathname: string;
  requestId: string;
}

/** Answers a file that programs read; false when the path is none, and a page may be there. */
export async function serveFoundFile(
  { services, api }: { services: Services; api: Api },
  { req, res, site, pathname, requestId }: Request,
) {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  const row = FILES.find(({ sites, path }) => sites.includes(site) && path.test(pathname));
  if (!row) return false;
  const { config, log } = services;
  const asked: Asked = {
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
  };
  const [, ...captured] = row.path.exec(pathname) ?? [];
  const file = await orNothing(async () => row.make(asked, ...captured));
  if (!file) return false;
  await send(file, req, res);
  return true;
}

/** What a visitor may not see does not exist. */
async function orNothing(make: () => Promise<FoundFile | undefined>) {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

async function send({ type, body: made, madeOf, maxAge }: FoundFile, req: IncomingMessage, res: ServerResponse) {
  const compared = typeof made === "function" ? (madeOf ?? "") : made;
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
  const isZipped =
    typeof body === "string" &&
    body.length >= MIN_COMPRESSED &&
    /\bgzip\b/.test(String(req.headers["accept-encoding"]));
  if (isZipped) res.setHeader("content-encoding", "gzip");
  const content = isZipped ? await compress(body) : body;
  res.setHeader("content-length", Buffer.byteLength(content));
  return res.end(content);
}
