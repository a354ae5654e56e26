import { createStartHandler, defaultStreamHandler, defineHandlerCallback } from "@tanstack/react-start/server";
import { createServerEntry } from "@tanstack/react-start/server-entry";
import { requestContext } from "./platform/current-site.ts";
import { messages } from "./platform/messages.nl.ts";
import { hasPage, pageEtag } from "./platform/page-etag.ts";
import { collectReads } from "./platform/page-reads.ts";

/** Called when the loaders of a page are done: what a visitor has already is not rendered again. */
const renderOrRevalidate = defineHandlerCallback(async (page) => {
  const { visitorCookies, onRoute, endReads } = requestContext();
  onRoute?.(page.router.state.matches.at(-1)?.fullPath ?? "");
  const reads = await endReads();
  if (visitorCookies === undefined) return defaultStreamHandler(page);
  const etag = pageEtag(page.router, visitorCookies, reads);
  page.responseHeaders.set("etag", etag);
  if (!hasPage(page.request.headers.get("if-none-match"), etag)) return defaultStreamHandler(page);
  page.responseHeaders.delete("content-type");
  return new Response(null, { status: 304, headers: page.responseHeaders });
});

const render = createStartHandler(renderOrRevalidate);

/** The pages of all sites: `web.fetch(request, { context })`, see platform/request-context.ts. */
export default createServerEntry({
  async fetch(request, options) {
    try {
      if (!options?.context) throw new Error("Pages are only rendered with a request context.");
      const response = await render(request, {
        context: { ...options.context, ...collectReads(options.context.call) },
      });
      // Of a page that is not there, or that fails, browsers keep nothing: so an ETag that comes back is of a whole page.
      const isWhole = response.status === 200 || response.status === 304;
      // The headers of the framework's own redirects cannot be changed, and have none.
      if (!isWhole && response.headers.has("etag")) response.headers.delete("etag");
      return response;
    } catch (error) {
      options?.context?.onError?.(error);
      return new Response(`<!doctype html><html lang="en"><title>500</title><p>${messages.errorPageFailed}</p>`, {
        status: 500,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
      });
    }
  },
});
