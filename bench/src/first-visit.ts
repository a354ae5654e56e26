import type { Browser, CDPSession } from "@playwright/test";

/** The devices that visit a page: Lighthouse's phone, and a desktop. */
export const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;
export type Screen = keyof typeof SCREENS;

/** Resource types of Chromium's network events. */
export const KINDS = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;

export interface FirstVisit {
  url: string;
  screen: Screen;
  /** Bytes that were transferred, including headers, by resource type. */
  bytes: Record<string, number>;
  requests: number;
  total: number;
  /** Visible pictures with fewer pixels than the screen uses for them. */
  blurred: string[];
}

/** Everything that a browser with an empty cache transfers for a page that is opened but not scrolled. */
export async function visitFirst(browser: Browser, url: string, screen: Screen): Promise<FirstVisit> {
  const context = await browser.newContext(SCREENS[screen]);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const transferred = await countBytes(network);
  await page.goto(url, { waitUntil: "networkidle" });
  const blurred = await page.evaluate(findBlurred);
  await context.close();
  const bytes: Record<string, number> = {};
  for (const { kind, size } of transferred.values()) bytes[kind] = (bytes[kind] ?? 0) + size;
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return { url, screen, bytes, requests: transferred.size, total, blurred };
}

async function countBytes(network: CDPSession) {
  const transferred = new Map<string, { kind: string; size: number }>();
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ requestId, type }) => {
    transferred.set(requestId, { kind: type, size: 0 });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = transferred.get(requestId);
    if (request) request.size = encodedDataLength;
  });
  return transferred;
}

/**
 * Runs in the page: finds pictures with fewer pixels than the screen uses for their box, although a larger file is
 * available.
 */
async function findBlurred() {
  const found: string[] = [];
  const largestOffered = ({ srcset }: HTMLImageElement) =>
    srcset ? Math.max(...[...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))) : Infinity;
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth === 0 || image.clientWidth === 0) continue;
    // For an image with a srcset, `naturalWidth` is the width in the layout, not in the file.
    const { width, height } = await createImageBitmap(image);
    const box = { width: image.clientWidth, height: image.clientHeight };
    const shown = Math.max(box.width, (box.height * width) / height);
    if (width < Math.min(shown * devicePixelRatio, largestOffered(image)))
      found.push(`${image.currentSrc} has ${width} pixels of ${Math.ceil(shown * devicePixelRatio)}`);
  }
  return found;
}
