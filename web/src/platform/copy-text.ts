import { toast } from "./toasts.ts";

/** Copies a text and shows a toast. Fails when the browser refuses, and on plain http, which has no clipboard. */
export async function copyText(text: string, words: { copied: string; notCopied: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  } catch {
    // The browser's own error tells people nothing useful.
    toast(words.notCopied, "failed");
  }
}
