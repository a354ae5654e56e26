import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { reloadForLostChunks } from "./platform/lost-chunks.ts";
import { getRouter } from "./platform/router.tsx";

/*
 * The router's own hydration instead of `<StartClient>`: that one brings what server functions need, 10 kB of every
 * page, and there are none here.
 */
async function start() {
  const router = await getRouter();
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
}

// Before a page brings zod: each schema would try to compile itself as it is made, which the content security policy
// refuses and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadForLostChunks();
// Nothing is awaited at the top: the routes come in a piece that itself waits until this one has run.
void start();
// The bars that make room are those of a phone.
if (matchMedia("(width < 64rem)").matches)
  void import("./platform/scroll-direction.ts").then(({ watchScrollDirection }) => watchScrollDirection());
