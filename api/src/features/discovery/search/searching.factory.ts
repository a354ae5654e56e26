import type { SearchQuery } from "@inktvis/contract/features/discovery/search";
import { aText } from "#features/texts/texts/text.factory.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";

/** Helpers for tests of the search. */
export function searching(test: TestApi) {
  const search = async (q: SearchQuery, browser: TestBrowser = test.browser()) =>
    (await browser.get(`/search?q=${encodeURIComponent(JSON.stringify(q))}`)).body;
  return {
    search,
    /** The titles of the texts that are found. */
    titles: async (q: Omit<SearchQuery, "models">, browser?: TestBrowser) =>
      (await search({ models: ["text"], ...q }, browser)).data.map(({ title }: { title: string }) => title),
    /** Creates a text that is newer than the ones before. */
    text: async (title: string, wanted: Parameters<typeof aText>[1] = {}) => {
      test.clock.advance(1000);
      return aText(test.services, { title, ...wanted });
    },
  };
}
