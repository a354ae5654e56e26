import type { SiteName } from "@inktvis/contract/sites";
import { SCREENS, type Screen, visitFirst } from "../bench/src/first-visit.ts";
import { expect, siteUrl, test } from "./support/test.ts";

const TEXT = "/tekst-lezen/schorre-eerste-hoofdstuk";

/** The size of a first visit in bytes (docs/decisions/0043-first-visits.md). */
const BUDGETS = [
  ["community", "/", 300_000],
  ["organization", "/", 300_000],
  ["community", TEXT, 300_000],
  ["community", "/wedstrijden", 350_000],
  // Without zod, which is loaded when somebody enters a field.
  ["auth", "/", 200_000],
] as const satisfies [SiteName, string, number][];

test("a first visit stays within its budget, and every picture is sharp", async ({ browser }) => {
  for (const [site, path, budget] of BUDGETS)
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      const { total, bytes, blurred } = await visitFirst(browser, siteUrl(site, path), screen);
      expect(blurred, `${site}${path} on a ${screen}`).toEqual([]);
      // Other tests may have filled the other pages with their own texts.
      if (path === TEXT) expect(bytes["Image"], `pictures of ${path} on a ${screen}`).toBeGreaterThan(5_000);
      expect(total, `${site}${path} on a ${screen}`).toBeLessThan(budget);
    }
});
