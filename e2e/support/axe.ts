import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Run by the browser itself: the policy of the page lets no script in that it does not know. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it is now, a line each: rule and place. With `rules` it looks for those alone. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    // What it found right is not described, nor are style sheets of elsewhere fetched: there are none.
    const { violations } = await run({ resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  }, rules);
}
