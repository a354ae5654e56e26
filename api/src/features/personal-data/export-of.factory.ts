import { strFromU8, unzipSync } from "fflate";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";

/** The copy of their data that whoever is signed in asks for and downloads: all files, the page, and the JSON as text. */
export async function exportOf(test: Pick<TestApi, "runJobs">, browser: TestBrowser) {
  const { id } = (await browser.post("/me/gdpr/request-data")).body.data;
  await test.runJobs();
  const files = unzipSync((await browser.get(`/me/gdpr/requests/${id}/download`)).bytes);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { files, page: textOf("index.html"), json: textOf("gegevens.json") };
}
