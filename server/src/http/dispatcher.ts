import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Api } from "@inktvis/api/api";
import type { Services } from "@inktvis/api/platform/context";
import { outboxOf } from "@inktvis/api/platform/mail/mailer";
import { siteOfHost } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { answerText, redirect } from "./answers.ts";
import { serveMailbox } from "./mailbox.ts";
import { serveMedia } from "./media.ts";
import { type Metrics } from "./metrics.ts";
import { servePageView } from "./page-views.ts";
import { SECURITY_HEADERS, strictTransport } from "./security-headers.ts";
import { serveWebPage, type WebEntry } from "./web-pages.ts";

interface Parts {
  services: Services;
  api: Api;
  metrics: Metrics;
  web: () => Promise<WebEntry>;
  /** Files that the browser's code consists of; calls `otherwise` when it has no such file. */
  assets: (req: IncomingMessage, res: ServerResponse, otherwise: () => void) => void;
  dev: boolean;
}

/** The default language needs no prefix: `/nl/lezen` is `/lezen` (spec 1 §2.5). Other prefixes are unknown pages. */
const LANGUAGE_PREFIX = /^\/nl(?=\/|$)/;

/** Sends every request to who answers it: by host the API, the pages of a site, or the mailbox of development. */
export function createDispatcher({ services, api, metrics, web, assets, dev }: Parts) {
  const { config, log } = services;
  const headers = { ...SECURITY_HEADERS, ...strictTransport(config.sites) };
  const mailboxHost = `mail.${config.sites.hosts.community.split(".").slice(1).join(".")}`;

  async function dispatch(req: IncomingMessage, res: ServerResponse, requestId: string) {
    const [pathname = "/", ...query] = (req.url ?? "/").split(/(?=\?)/);
    const search = query.join("");
    const host = (req.headers.host ?? "").toLowerCase();
    if (!config.production && host.replace(/:\d*$/, "") === mailboxHost)
      return serveMailbox(outboxOf(config), res, pathname);

    const found = siteOfHost(config.sites, host);
    if (!found) return serveOperators(res, pathname);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (found.side === "api") return api.app.routing(req, res);
    if (pathname.startsWith("/media/")) return serveMedia(services, req, res, pathname);
    if (pathname === "/_stats") return servePageView(services, found.site, req, res);
    if (LANGUAGE_PREFIX.test(pathname)) {
      const path = pathname.replace(LANGUAGE_PREFIX, "").replace(/^\/+/, "/") || "/";
      return redirect(res, 301, path + search);
    }
    res.setHeader("x-request-id", requestId);
    return assets(req, res, () => {
      const page = { req, res, pathname, search, requestId, site: found.site };
      web()
        .then((entry) => serveWebPage({ services, api, web: entry, dev }, page))
        .catch((error: unknown) => fail(res, requestId, error));
    });
  }

  /** For who runs the machine, reached by its own address: no site's host ever shows these. */
  async function serveOperators(res: ServerResponse, pathname: string) {
    if (pathname === "/health") {
      await sql`select 1`.execute(services.db);
      return answerText(res, 200, "ok");
    }
    if (pathname === "/metrics") return answerText(res, 200, await metrics.text());
    return answerText(res, 421, "Op dit adres is geen site.");
  }

  function fail(res: ServerResponse, requestId: string, error: unknown) {
    log.error({ err: error, reqId: requestId }, "request failed");
    if (res.headersSent) res.destroy();
    else answerText(res, 500, "Er ging iets fout. Probeer het later opnieuw.");
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const requestId = randomUUID();
    const started = performance.now();
    res.once("close", () => {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe(res.statusCode, seconds);
    });
    dispatch(req, res, requestId).catch((error: unknown) => fail(res, requestId, error));
  };
}
