import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { addressOnly } from "@inktvis/api/platform/mail/mail-text";
import { BROTLI_PARAMS } from "@inktvis/api/platform/http/brotli-params";
import { labelsOf } from "@inktvis/api/platform/http/request-labels";
import { callerNetwork } from "@inktvis/api/platform/network";
import {
  cookiesBesideSession,
  expiredSessionCookie,
  hasTwoSessions,
  hasMemberSession,
} from "@inktvis/api/platform/sessions/session-cookie";
import { PREVIEW_PARAM } from "@inktvis/contract/layer/preview-param";
import { originOf } from "@inktvis/contract/sites";
import { accepts } from "./encodings.ts";
import { sendStream } from "./send-stream.ts";
import { sendText } from "./send-text.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { PageRequest } from "./site-request.ts";

/** The built entry of web/, or Vite's in development. */
export interface WebEntry {
  fetch: (request: Request, options: { context: unknown }) => Promise<Response>;
}

/** For the few clients without brotli: takes half the time of the default level, and makes pages 5 % larger. */
const GZIP_LEVEL = 4;

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
  { req, res, pathname, search, requestId, site }: PageRequest,
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
  const isMember = hasMemberSession(req.headers.cookie);
  const nonce = randomBytes(16).toString("base64");
  // Concatenated: `new URL("//elsewhere", base)` would use elsewhere as the host.
  const path = isDecodable(pathname) ? pathname : UNKNOWN_PATH;
  const request = webRequest(req, originOf(addresses, site) + path + search);
  const pageLog = log.child({ reqId: requestId });
  const cookies: string[] = [];
  const call = api.callFor({
    site,
    cookie: req.headers.cookie,
    network: callerNetwork(config, req),
    userAgent: req.headers["user-agent"] ?? "",
    log: pageLog,
    setSessionCookie: (cookie) => cookies.push(cookie),
  });
  const response = await web.fetch(request, {
    context: {
      call,
      addresses,
      site,
      contactEmail: addressOnly(config.mailFrom),
      socialLinks: config.socialLinks,
      shopUrl: config.shopUrl,
      // Pages of the auth site depend on the session itself: which second steps a sign-in still requires.
      visitorCookies: isMember || site === "auth" ? undefined : cookiesBesideSession(req.headers.cookie),
      nonce,
      // Without the site, which is a label of its own.
      onRoute: (route: string) => void (labelsOf(req).route = route.replace(/^\/\w+(?=\/)/, "")),
      onError: (error: unknown) => pageLog.error({ err: error }, "page failed"),
    },
  });
  // A copy, because the headers of redirects by the framework itself are immutable.
  const headers = new Headers(response.headers);
  // Search engines must not index a page that does not exist, or that fails.
  if (response.status >= 400) headers.set("x-robots-tag", "noindex");
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  // Browsers keep a 301 for ever: a title that is changed and changed back would cause a redirect loop.
  if (headers.has("location") && !headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  // A preview is not public yet: neither search engines nor caches may keep it, and no other site may learn its link.
  if (new URL(request.url).searchParams.has(PREVIEW_PARAM)) {
    headers.set("x-robots-tag", "noindex");
    headers.set("cache-control", "private, no-store");
    res.setHeader("referrer-policy", "no-referrer");
  }
  // The Back button must not show a member's page again after signing out.
  if (isMember) headers.set("cache-control", "private, no-store");
  // With a 304 the browser keeps the page it has, with the nonce in it, so the old policy has to stay.
  if (response.status !== 304)
    res.setHeader("content-security-policy", contentSecurityPolicy({ addresses, site, pathname, nonce, dev }));
  return send(req, res, response, headers);
}

/** The same request as a Fetch API `Request`. */
const webRequest = ({ method, headers }: IncomingMessage, url: string) =>
  new Request(url, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(", ")]],
    ),
  });

/** Sends a page while it is rendered. Each piece is flushed, so that streaming works in spite of compression. */
function send(req: IncomingMessage, res: ServerResponse, { status, body: page }: Response, headers: Headers) {
  res.statusCode = status;
  // `setHeaders` would join cookies into one.
  for (const [name, value] of headers) if (name !== "set-cookie") res.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) res.setHeader("set-cookie", cookies);
  res.appendHeader("vary", "accept-encoding");
  if (!page) {
    res.end();
    return;
  }
  const body = Readable.fromWeb(page as NodeReadableStream);
  const [encoding, compression] = compressionFor(req) ?? [];
  if (encoding) {
    res.setHeader("content-encoding", encoding);
    res.removeHeader("content-length");
  }
  // Errors while rendering are logged where they occur.
  sendStream(res, body, joinPieces(), ...(compression ? [compression] : [])).catch(() => undefined);
}

/**
 * Joins the pieces that arrive in one turn of the event loop: a page comes in a dozen pieces, and each would be
 * flushed.
 */
function joinPieces() {
  let pieces: Buffer[] = [];
  const pass = (stream: Transform) => {
    if (pieces.length > 0 && !stream.destroyed) stream.push(Buffer.concat(pieces));
    pieces = [];
  };
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (pieces.push(piece) === 1) setImmediate(pass, this);
      done();
    },
    flush(done) {
      pass(this);
      done();
    },
  });
}

function compressionFor(req: IncomingMessage): [encoding: string, compression: Transform] | undefined {
  if (req.method === "HEAD") return undefined;
  if (accepts(req, "br"))
    return ["br", createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI_PARAMS })];
  if (accepts(req, "gzip")) return ["gzip", createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL })];
  return undefined;
}
