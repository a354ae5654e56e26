import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

export interface PageWeight {
  path: string;
  /** Gzipped bytes of all JavaScript on the page. */
  scriptBytes: number;
  /** Milliseconds since navigation started, with an empty cache. */
  firstPaint: number;
  loaded: number;
}

/** Measures pages in a new browser with an empty cache. */
export async function weighPages(urls: string[]): Promise<PageWeight[]> {
  const browser = await chromium.launch({
    ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  const weights: PageWeight[] = [];
  for (const url of urls) {
    const page = await browser.newPage();
    const scripts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const { firstPaint, loaded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      return { firstPaint: paint?.startTime ?? 0, loaded: navigation?.loadEventEnd ?? 0 };
    });
    const bytes = await Promise.all(scripts);
    weights.push({
      path: new URL(url).pathname,
      scriptBytes: bytes.reduce((sum, size) => sum + size, 0),
      firstPaint,
      loaded,
    });
    await page.close();
  }
  await browser.close();
  return weights;
}
