import { keptInTab } from "./browser-store.ts";
import { keepTypedWords } from "./forced-leave.ts";

const GUARD = 60_000;

/**
 * A new version replaced the pieces that an open page still asks for: reload, at most once a minute
 * (docs/product/platform.md#refusals), so that a piece that stays away never reloads for ever.
 */
export function reloadForLostChunks() {
  addEventListener("vite:preloadError", (event) => {
    // The router would reload once more by itself, without the guard.
    const message = event.payload.message;
    keptInTab("tanstack_router_reload").set("1", `:${message}`);
    const lastReload = keptInTab("lost-chunk-reload");
    if (Date.now() - Number(lastReload.get() ?? 0) < GUARD) return;
    lastReload.set(String(Date.now()));
    keepTypedWords();
    location.reload();
  });
}
