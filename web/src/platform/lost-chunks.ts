import { keepTypedWords } from "./forms/typed-words.ts";

const GUARD = 60_000;
const LAST_RELOAD = "lost-chunk-reload";

/**
 * A new version replaced the pieces that an open page still asks for: reload, at most once a minute (spec 1 §4), so
 * that a piece that stays away never reloads for ever.
 */
export function reloadForLostChunks() {
  addEventListener("vite:preloadError", (event) => {
    // The router would reload once more by itself, without the guard.
    const message = event.payload.message;
    sessionStorage.setItem(`tanstack_router_reload:${message}`, "1");
    const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
    if (Date.now() - last < GUARD) return;
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    keepTypedWords();
    location.reload();
  });
}
