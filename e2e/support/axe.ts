import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Page, expect } from "@playwright/test";
import type axe from "axe-core";

/** Evaluated through the debugger: the content security policy of the page allows no added script element. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The violations that axe finds on the current page, as `rule: selector`. With `rules` it runs only those. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  await settledLook(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    // Saves time: passed rules are not described, and style sheets of other origins are not fetched, as there are none.
    const { violations } = await run({ resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  }, rules);
}

/**
 * Waits until nothing is loading, as a list that is being replaced is dimmed, and then two frames, for changed styles to
 * be applied and painted: axe reads colours as they are painted.
 */
async function settledLook(page: Page) {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
