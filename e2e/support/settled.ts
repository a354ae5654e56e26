import type { BrowserContext, Page, Request } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();
const requestsOf = (page: Page) => {
  const known = underWay.get(page) ?? new Set<Request>();
  underWay.set(page, known);
  return known;
};

/** Keeps what each page of a context is still waiting for. */
export function countRequests(context: BrowserContext) {
  context.on("page", (page) => {
    page.on("request", (request) => {
      // What the page before had asked is nobody's any more.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requestsOf(page).clear();
      requestsOf(page).add(request);
    });
    const isOver = (request: Request) => requestsOf(page).delete(request);
    page.on("requestfinished", isOver);
    page.on("requestfailed", isOver);
  });
}

/** Not yet in the types of TypeScript. */
declare const scheduler: { postTask: (task: () => void, options: { priority: "background" }) => Promise<void> };

const PATIENCE_MS = 15_000;

/**
 * Until a page has come alive: it asks for nothing more and its scripts have nothing left to do. Takes as long as that
 * does, where waiting for an idle network takes half a second more each time.
 */
export async function settled(page: Page) {
  await page.waitForLoadState("load");
  const deadline = Date.now() + PATIENCE_MS;
  const requests = requestsOf(page);
  // What was asked for in the last moment is seen in the next.
  for (let quiet = 0; quiet < 2;) {
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
    quiet = requests.size === 0 ? quiet + 1 : 0;
    if (Date.now() > deadline) throw new Error(`${page.url()} keeps asking for something`);
  }
}
