import type { DownloadFormat } from "@inktvis/contract/features/downloads";
import { api } from "../../platform/api.ts";
import { messages } from "../../platform/messages.nl.ts";
import { reactToRefusal, refusalStatus } from "../../platform/refusals.ts";
import { toast } from "../../platform/toasts.ts";

/** Fetches one text, or all of them without a slug, and keeps it as a file. What is refused is told in the corner. */
export async function saveDownload(format: DownloadFormat, slug: string | undefined) {
  const query = { format };
  try {
    const answer = await (slug === undefined
      ? api.downloads.all({ query })
      : api.downloads.text({ params: { slug }, query }));
    keepFile(await answer.blob(), nameIn(answer.headers.get("content-disposition") ?? ""));
  } catch (error) {
    const status = refusalStatus(error);
    if (status === 401) return reactToRefusal(status);
    if (status === 0) reportError(error);
    toast(status > 0 && error instanceof Error ? error.message : messages.generalError, "failed");
  }
}

/** The name that the API gave, with its accents. */
const nameIn = (disposition: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(disposition)?.[1] ?? "");

function keepFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser reads it after this; a minute is ample, and it lets go of the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
