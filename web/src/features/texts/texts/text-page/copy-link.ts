import { toast } from "#platform/toasts.ts";
import { reactionMessages as copy } from "./reactions.nl.ts";

/** Copies an address and shows a toast. Fails when the browser refuses, and on plain http, which has no clipboard. */
export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast(copy.copied);
  } catch {
    toast(copy.notCopied, "failed");
  }
}
