import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { completeApi } from "./platform/api.ts";
import { reloadForLostChunks } from "./platform/lost-chunks.ts";
import { getRouter } from "./platform/router.tsx";

/*
 * The router's own hydration instead of `<StartClient>`: that one brings what server functions need, 10 kB of every
 * page, and there are none here.
 */
reloadForLostChunks();
const [router] = await Promise.all([getRouter(), completeApi()]);
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
