import type { BrowserContext, Page, Request } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();
const requestsOf = (page: Page) => {
  const known = underWay.get(page) ?? new Set<Request>();
  underWay.set(page, known);
  return known;
};

/** Tracks the pending requests of each page of a context. */
export function countRequests(context: BrowserContext) {
  context.on("page", (page) => {
    page.on("request", (request) => {
      // Navigation cancels the requests of the previous document.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requestsOf(page).clear();
      requestsOf(page).add(request);
    });
    const isOver = (request: Request) => requestsOf(page).delete(request);
    page.on("requestfinished", isOver);
    page.on("requestfailed", isOver);
  });
}

/** Missing from the types of TypeScript. */
declare const scheduler: { postTask: (task: () => void, options: { priority: "background" }) => Promise<void> };

const PATIENCE_MS = 15_000;

/**
 * Waits until a page has no pending requests and its scripts are idle. Unlike waiting for `networkidle`, this does not
 * add half a second each time.
 */
export async function settled(page: Page) {
  await page.waitForLoadState("load");
  const deadline = Date.now() + PATIENCE_MS;
  const requests = requestsOf(page);
  // A request that was started just now is counted in the next round.
  for (let quiet = 0; quiet < 2;) {
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
    quiet = requests.size === 0 ? quiet + 1 : 0;
    if (Date.now() > deadline) throw new Error(`${page.url()} keeps asking for something`);
  }
}
