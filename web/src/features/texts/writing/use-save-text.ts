import type { Text, TextInput } from "@inktvis/contract/features/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../../../platform/api.ts";
import { toast } from "../../../platform/toasts.ts";
import { editTextPath, textPath, WRITE_PATH } from "../text-addresses.ts";
import { forgetTexts, textQuery } from "../text.queries.ts";
import { writingMessages as copy } from "./messages.nl.ts";

interface SavedText {
  saved: Text;
  /** Where saving leads, when it leads away from the sheet. */
  leave?: () => Promise<void>;
}

/** Makes the text or changes it, says so, and knows what comes next: reading what is public, the desk otherwise. */
export function useSaveText(text: Text | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: TextInput): Promise<SavedText> => {
    const { data: saved } = text
      ? await api.texts.update({ params: { slug: text.slug }, body })
      : await api.texts.create({ body });
    await forgetTexts(queryClient);
    queryClient.setQueryData(textQuery(saved.slug).queryKey, saved);
    const go = (href: string, replace = false) => router.navigate({ href, replace });

    const isPublished = saved.private === 0 && text?.private !== 0;
    if (isPublished) {
      toast(copy.published);
      return { saved, leave: () => go(textPath(saved.slug)) };
    }
    if (!text) {
      toast(copy.savedPrivately(saved.title));
      return { saved, leave: () => go(WRITE_PATH) };
    }
    toast(copy.saved);
    // The address follows the title; this stays the same sheet.
    if (saved.slug !== text.slug) history.replaceState(history.state, "", editTextPath(saved.slug));
    return { saved };
  };
}
