import { tabItem } from "./browser-store.ts";
import { storeUnsavedInput } from "./forced-leave.ts";

const MIN_RELOAD_INTERVAL = 60_000;

/**
 * Reloads when a chunk cannot be loaded because a new version replaced it (docs/product/platform.md#refusals). At most
 * once a minute, so that a chunk that stays missing does not cause an endless loop.
 */
export function reloadForLostChunks() {
  addEventListener("vite:preloadError", (event) => {
    // Keeps the router from reloading as well, which it would do without a limit.
    const message = event.payload.message;
    tabItem("tanstack_router_reload").set("1", `:${message}`);
    // Offline, a reload would replace the page by the browser's own error; our error page offers another try.
    if (!navigator.onLine) return;
    const lastReload = tabItem("lost-chunk-reload");
    if (Date.now() - Number(lastReload.get() ?? 0) < MIN_RELOAD_INTERVAL) return;
    lastReload.set(String(Date.now()));
    storeUnsavedInput();
    location.reload();
  });
}
