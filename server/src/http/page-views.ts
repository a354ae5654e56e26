import type { IncomingMessage, ServerResponse } from "node:http";
import { countPageView } from "@inktvis/api/features/page-views/count-page-view";
import type { Services } from "@inktvis/api/platform/context";
import { isSameSitePath, originOf, type SiteName } from "@inktvis/contract/sites";

const MAX_BYTES = 2048;

/** Our own counter (spec 1 §4): pages send their path here, only after consent. Nothing about the person is kept. */
export async function servePageView(services: Services, site: SiteName, req: IncomingMessage, res: ServerResponse) {
  res.statusCode = 204;
  const path = await readPath(req);
  const fromHere = req.headers.origin === originOf(services.config.sites, site);
  if (req.method === "POST" && fromHere && path !== undefined) await countPageView(services, site, path);
  res.end();
}

async function readPath(req: IncomingMessage) {
  let text = "";
  for await (const chunk of req) {
    text += String(chunk);
    if (text.length > MAX_BYTES) return undefined;
  }
  try {
    const { path } = JSON.parse(text) as { path?: unknown };
    return typeof path === "string" && path.length <= 300 && isSameSitePath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
