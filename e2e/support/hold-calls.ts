import type { Page, Request } from "@playwright/test";

/** Holds the calls to these addresses, as a slow line does, until they are released; later ones pass. */
export async function holdCalls(page: Page, address: string | RegExp, options?: { times: number }) {
  const held: Request[] = [];
  const first = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (request: Request) => {
    held.push(request);
    first.resolve();
    await released.promise;
  };
  await page.route(address, (route) => hold(route.request()).then(() => route.continue()), options);
  return {
    /** All calls so far, held or released. */
    calls: held,
    /** Resolves once the first call is held. */
    isHeld: first.promise,
    release: released.resolve,
  };
}

/** Resolves once every call that the page has made by now is seen: the page makes another one, which comes after them. */
export const allCallsSeen = (page: Page) => page.evaluate(async () => void (await fetch(location.href)));
