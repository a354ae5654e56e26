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

reloadForLostChunks();
// Nothing is awaited at the top: the routes come in a piece that itself waits until this one has run.
void start();
// The bars that make room are those of a phone.
if (matchMedia("(width < 64rem)").matches)
  void import("./platform/reading-down.ts").then(({ watchReadingDown }) => watchReadingDown());
