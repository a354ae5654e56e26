import { toast } from "#platform/toasts.ts";
import { reactionMessages as copy } from "./reactions.nl.ts";

/** A browser may refuse, and has no clipboard at all on an address without https. */
export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast(copy.copied);
  } catch {
    toast(copy.notCopied, "failed");
  }
}
