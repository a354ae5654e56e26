import type { IncomingMessage, ServerResponse } from "node:http";
import { countPageView } from "@inktvis/api/features/discovery/page-views/count-page-view";
import type { Services } from "@inktvis/api/platform/context";
import { consumeRateLimit } from "@inktvis/api/platform/limits/rate-limit";
import { callerNetwork } from "@inktvis/api/platform/network";
import { readText } from "./read-text.ts";
import { isSameSitePath, originOf, type SiteName, SITES } from "@inktvis/contract/sites";

const MAX_BYTES = 2048;
/** More than anybody reads; keeps scripts from filling the table with made-up paths. */
const LIMIT = { times: 300, seconds: 600 };

/**
 * Our own page counter (docs/product/platform.md#consent): pages report their path, only after consent. Nothing
 * personal is stored.
 */
export async function servePageView(services: Services, site: SiteName, req: IncomingMessage, res: ServerResponse) {
  res.statusCode = 204;
  const path = await readPath(req);
  const { config, clock, db } = services;
  const fromHere = req.headers.origin === originOf(config.sites, site);
  const consents = SITES[site].asksConsent && /(?:^|; )consent-cookie=1(?:;|$)/.test(req.headers.cookie ?? "");
  if (
    req.method === "POST" &&
    fromHere &&
    consents &&
    path !== undefined &&
    (await consumeRateLimit({ db, now: clock.now() }, LIMIT, "page-views", callerNetwork(config, req)))
  ) {
    await countPageView(services, site, path);
  }
  res.end();
}

async function readPath(req: IncomingMessage) {
  const text = await readText(req, MAX_BYTES);
  try {
    const { path } = JSON.parse(text ?? "") as { path?: unknown };
    return typeof path === "string" && path.length <= 300 && isSameSitePath(path) && !/\p{C}/u.test(path)
      ? path
      : undefined;
  } catch {
    return undefined;
  }
}
