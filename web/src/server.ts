import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { createServerEntry } from "@tanstack/react-start/server-entry";
import { messages } from "./platform/messages.nl.ts";

const render = createStartHandler(defaultStreamHandler);

/** The pages of all sites: `web.fetch(request, { context })`, see platform/request-context.ts. */
export default createServerEntry({
  async fetch(request, options) {
    try {
      return await render(request, options);
    } catch (error) {
      options?.context?.onError?.(error);
      return new Response(`<!doctype html><html lang="en"><title>500</title><p>${messages.errorPageFailed}</p>`, {
        status: 500,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
      });
    }
  },
});
