import type { Text, TextInput } from "@inktvis/contract/features/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { entryPath, editTextPath, textPath, WRITE_PATH } from "@inktvis/contract/page-paths/community";
import { forgetTexts } from "../own-text.queries.ts";
import { textQuery } from "../text.queries.ts";
import { writingMessages as copy } from "./messages.nl.ts";

interface SavedText {
  saved: Text;
  /** Where saving leads, when it leads away from the sheet. */
  leave?: () => Promise<void>;
}

/** The text is gone, or another version came since: the sheet says what can be done, and stays. */
export const isGone = (error: unknown) => refusalStatus(error) === 404;
export const isChangedElsewhere = (error: unknown) => refusalStatus(error) === 409;

async function send(text: Text | undefined, body: TextInput) {
  try {
    return text
      ? await api.texts.update({ params: { slug: text.slug }, body }, { quiet: true })
      : await api.texts.create({ body }, { quiet: true });
  } catch (error) {
    if (!isGone(error) && !isChangedElsewhere(error)) reactToRefusal(error);
    throw error;
  }
}

/**
 * Makes the text or changes it, says so, and knows what comes next: the contest that it was written for, reading what is
 * public, the desk otherwise.
 */
export function useSaveText(text: Text | undefined, wantedFor?: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: TextInput): Promise<SavedText> => {
    const { data: saved } = await send(text, body);
    await forgetTexts(queryClient);
    queryClient.setQueryData(textQuery(saved.slug).queryKey, saved);
    const go = (href: string, replace = false) => router.navigate({ href, replace });

    if (!text && wantedFor) {
      toast(copy.savedForEntry(saved.title));
      return { saved, leave: () => go(entryPath(wantedFor, "teksten")) };
    }
    const isPublished = saved.private === 0 && text?.private !== 0 && !saved.me.hidden;
    if (isPublished) {
      toast(saved.membersOnly === 1 ? copy.publishedForMembers : copy.published);
      return { saved, leave: () => go(textPath(saved.slug)) };
    }
    if (!text) {
      toast(copy.savedPrivately(saved.title));
      return { saved, leave: () => go(WRITE_PATH) };
    }
    toast(saved.me.hidden ? copy.savedHidden : copy.saved);
    // The address follows the title; this stays the same sheet.
    if (saved.slug !== text.slug) history.replaceState(history.state, "", editTextPath(saved.slug));
    return { saved };
  };
}
