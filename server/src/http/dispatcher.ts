import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { generalError } from "@inktvis/api/platform/http/errors";
import { labelsOf } from "@inktvis/api/platform/http/request-labels";
import { outboxFolder } from "@inktvis/api/platform/mail/transport";
import { siteOfHost } from "@inktvis/contract/sites";
import { serveSeoFile } from "#seo/serve-seo-file.ts";
import { DISALLOW_ALL } from "#seo/robots.ts";
import { sendText, redirect } from "./send-text.ts";
import { serveLikeForm } from "./like-form.ts";
import { logRequest } from "./log-request.ts";
import { hasMailbox, mailboxOrigin, serveMailbox } from "./mailbox.ts";
import { serveMedia } from "./media.ts";
import type { Metrics } from "./metrics.ts";
import { servePageView } from "./page-views.ts";
import { SECURITY_HEADERS, strictTransport } from "./security-headers.ts";
import { serveOperators } from "./serve-operators.ts";
import { serveTill } from "./till.ts";
import { serveWebPage, type WebEntry } from "./web-pages.ts";

interface Parts {
  services: Services;
  api: Api;
  metrics: Metrics;
  web: () => Promise<WebEntry>;
  /** Static files of the browser's code; calls `next` without a match. */
  assets: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** Whether the process was told to stop. */
  isStopping: () => boolean;
  dev: boolean;
}

/**
 * The default language needs no prefix: `/nl/lezen` is `/lezen` (docs/product/platform.md#addresses). Other prefixes
 * are unknown pages.
 */
const LANGUAGE_PREFIX = /^\/nl(?=\/|$)/;
/** A browser would take a path with several leading slashes as an address of another site. */
const MORE_SLASHES = /^\/[/\\]/;

/** Routes every request: by host to the API, the pages of a site, or the development mailbox. */
export function createDispatcher({ services, api, metrics, web, assets, isStopping, dev }: Parts) {
  const { config, log } = services;
  const mailboxHost = hasMailbox(config) ? new URL(mailboxOrigin(config.sites)).host : undefined;
  const headers = { ...SECURITY_HEADERS, ...strictTransport(config.sites) };

  async function dispatch(req: IncomingMessage, res: ServerResponse, requestId: string) {
    const [pathname = "/", ...query] = (req.url ?? "/").split(/(?=\?)/);
    const search = query.join("");
    // Absolute-form and asterisk-form targets, and the paths of TanStack Start's server functions, which are not used.
    if (!pathname.startsWith("/") || pathname.startsWith("/_serverFn"))
      return sendText(res, 404, "Deze pagina bestaat niet.");
    const host = (req.headers.host ?? "").toLowerCase();
    if (host === mailboxHost) return serveMailbox(outboxFolder(config), res, pathname);

    const match = siteOfHost(config.sites, host);
    const labels = labelsOf(req);
    labels.part = partOf(match?.side, pathname);
    if (!match) return serveOperators({ services, metrics, isStopping }, req, res, pathname);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (match.side === "api") {
      return pathname === "/robots.txt" ? sendText(res, 200, DISALLOW_ALL) : api.app.routing(req, res);
    }
    labels.site = match.site;
    if (pathname.startsWith("/media/")) return serveMedia({ services, api }, { req, res, pathname, site: match.site });
    if (pathname === "/_stats") return servePageView(services, match.site, req, res);
    if (LANGUAGE_PREFIX.test(pathname) || MORE_SLASHES.test(pathname)) {
      const path = pathname.replace(LANGUAGE_PREFIX, "").replace(/^[/\\]+/, "/") || "/";
      return redirect(res, 301, path + search);
    }
    const page = { req, res, pathname, search, requestId, site: match.site };
    if (await serveLikeForm({ services, api }, page)) return void (labels.part = "form");
    if (await serveTill(services, page)) return void (labels.part = "form");
    if (await serveSeoFile({ services, api }, page)) return void (labels.part = "seo");
    return assets(req, res, () => {
      labels.part = "page";
      web()
        .then((entry) => serveWebPage({ services, api, web: entry, dev }, page))
        .catch((error: unknown) => fail(res, requestId, error));
    });
  }

  function fail(res: ServerResponse, requestId: string, error: unknown) {
    log.error({ err: error, reqId: requestId }, "request failed");
    if (res.headersSent) {
      res.destroy();
      return;
    }
    // These headers describe the content that could not be sent: no cache may keep the error in its place.
    for (const name of ["cache-control", "etag", "content-disposition"]) res.removeHeader(name);
    sendText(res, 500, generalError().message);
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const requestId = randomUUID();
    const started = performance.now();
    // All log lines of a request share its id.
    req.headers["x-request-id"] = requestId;
    res.setHeader("x-request-id", requestId);
    res.once("close", () => {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe(req, res, seconds);
      logRequest(services, req, { status: res.statusCode, seconds, requestId });
    });
    dispatch(req, res, requestId).catch((error: unknown) => fail(res, requestId, error));
  };
}

/** The part of the server that responds, as far as host and path tell. */
function partOf(side: "pages" | "api" | undefined, pathname: string) {
  if (side === undefined) return "operator";
  if (side === "api") return "api";
  return pathname.startsWith("/media/") ? "media" : "asset";
}
