import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds on the page as it is now, a line each: rule and place. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE }).catch(() => undefined);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
