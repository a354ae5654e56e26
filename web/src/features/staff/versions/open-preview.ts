import { staffApi } from "../staff-api.ts";

/**
 * Opens the preview of a version on its site, in a new tab. The tab opens at once: browsers block one that opens after an
 * answer.
 * @param versionId undefined when there is none, which the person has been told already
 */
export async function openPreview(versionId: () => Promise<string | undefined>) {
  const tab = globalThis.open("about:blank");
  try {
    const id = await versionId();
    const address = id && (await staffApi.staffContentVersions.share({ params: { id } })).data.address;
    if (address && tab) tab.location.href = address;
    else tab?.close();
  } catch {
    // The refusal has been shown as a toast.
    tab?.close();
  }
}
