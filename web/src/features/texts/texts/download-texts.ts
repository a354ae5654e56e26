import type { DownloadFormat } from "@inktvis/contract/features/texts/downloads";
import { api } from "#platform/api.ts";
import { messages } from "#platform/messages.nl.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { downloadResponse } from "#platform/download-file.ts";

/**
 * Downloads one of the member's own texts, or all of them without a slug. A refusal shows a toast; an expired session
 * leads to signing in.
 */
export async function downloadTexts(format: DownloadFormat, slug: string | undefined) {
  const query = { format };
  try {
    const answer = await (slug === undefined
      ? api.downloads.all({ query })
      : api.downloads.text({ params: { slug }, query }));
    await downloadResponse(answer);
  } catch (error) {
    const status = refusalStatus(error);
    if (status === 401) return reactToRefusal(error);
    if (status === 0) reportError(error);
    toast(status > 0 && error instanceof Error ? error.message : messages.generalError, "failed");
  }
}
