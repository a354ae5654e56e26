import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress } from "node:zlib";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { addressOnly } from "@inktvis/api/platform/mail/mail-text";
import { BROTLI_PARAMS } from "@inktvis/api/platform/http/brotli-params";
import { callerNetwork } from "@inktvis/api/platform/network";
import { expiredSessionCookie, hasTwoSessions, hasMemberSession } from "@inktvis/api/platform/sessions/session-cookie";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { sendNodeResponse } from "srvx/node";
import { sendText } from "./send-text.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** The built entry of web/, or Vite's in development. */
export interface WebEntry {
  fetch: (request: Request, options: { context: unknown }) => Promise<Response>;
}

interface Page {
  req: IncomingMessage;
  res: ServerResponse;
  site: SiteName;
  /** As requested, not decoded. */
  pathname: string;
  /** Including the question mark, or empty. */
  search: string;
  requestId: string;
}

/** A path that cannot be decoded gets the 404 page. */
const UNKNOWN_PATH = "/404";
function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Renders a page of a site with the session of its visitor. */
export async function serveWebPage(
  { services, api, web, dev }: { services: Services; api: Api; web: WebEntry; dev: boolean },
  { req, res, pathname, search, requestId, site }: Page,
) {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.setHeader("allow", "GET, HEAD");
    return sendText(res, 405, "Deze pagina kan je alleen opvragen.");
  }
  const { config, log } = services;
  if (hasTwoSessions(req.headers.cookie)) {
    res.setHeader("set-cookie", expiredSessionCookie(config.sites, site));
    return sendText(res, 400, "Je browser stuurde twee sessies mee. We wisten die van ons: laad de pagina opnieuw.");
  }
  const addresses = config.sites;
  const nonce = randomBytes(16).toString("base64");
  // Concatenated: `new URL("//elsewhere", base)` would use elsewhere as the host.
  const path = isDecodable(pathname) ? pathname : UNKNOWN_PATH;
  const request = new Request(originOf(addresses, site) + path + search, {
    method: req.method,
    headers: Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name.startsWith(":") ? [] : [[name, [value].flat().join(", ")]],
    ),
  });
  const pageLog = log.child({ reqId: requestId });
  const cookies: string[] = [];
  const client = api.clientFor({
    site,
    cookie: req.headers.cookie,
    network: callerNetwork(config, req),
    userAgent: req.headers["user-agent"] ?? "",
    log: pageLog,
    setSessionCookie: (cookie) => cookies.push(cookie),
  });
  const response = await web.fetch(request, {
    context: {
      api: client,
      addresses,
      site,
      contactEmail: addressOnly(config.mailFrom),
      socialLinks: config.socialLinks,
      nonce,
      onError: (error: unknown) => pageLog.error({ err: error }, "page failed"),
    },
  });
  // Of a page that is not there, or that fails, search engines keep nothing.
  if (response.status >= 400) response.headers.set("x-robots-tag", "noindex");
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  // What a member saw must not come back with the Back button once they have signed out.
  if (hasMemberSession(req.headers.cookie)) response.headers.set("cache-control", "private, no-store");
  res.setHeader("content-security-policy", contentSecurityPolicy(addresses, site, nonce, dev));
  return sendNodeResponse(res, compressed(response, req.headers["accept-encoding"]));
}

/** Compresses pages, and flushes each chunk so that streaming still works. */
function compressed(response: Response, accepted: string | string[] | undefined) {
  if (!response.body || !/\bbr\b/.test(String(accepted))) return response;
  const brotli = createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI_PARAMS });
  // Destroys both streams on an error: a failed render, a client that disconnects.
  pipeline(Readable.fromWeb(response.body as NodeReadableStream), brotli, () => undefined);
  const body = Readable.toWeb(brotli) as ReadableStream;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "br");
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  return new Response(body, { status: response.status, headers });
}
