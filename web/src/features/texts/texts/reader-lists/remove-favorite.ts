import type { QueryClient } from "@tanstack/react-query";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { readerListMessages as copy } from "./messages.nl.ts";
import { textQuery } from "../text.queries.ts";
import { favoriteTextsQuery } from "./reader-list.queries.ts";

type Favorites = Awaited<ReturnType<typeof api.texts.favorites>>;

/** Unlikes a text and removes it from the list at once; the toast offers to undo that. */
export async function removeFavorite(queryClient: QueryClient, text: TextSummary, page: number) {
  const { queryKey } = favoriteTextsQuery(page);
  const params = { slug: text.slug };
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (list) => list && without(list, text));
  // The button that had the focus is removed with its tile.
  document.querySelector<HTMLElement>("main h1")?.focus();
  try {
    await api.reactions.unlike({ params });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    return toastRefusal(error);
  }
  const refresh = async () => {
    queryClient.removeQueries({ queryKey: textQuery(text.slug).queryKey });
    await queryClient.invalidateQueries({ queryKey: ["texts", "favorites"] });
  };
  toast(copy.removed(text.title), "good", {
    title: copy.undo,
    run: () => void api.reactions.like({ params }).then(refresh).catch(toastRefusal),
  });
  await refresh();
}

const without = (list: Favorites, text: TextSummary): Favorites => ({
  data: list.data.filter(({ id }) => id !== text.id),
  meta: { ...list.meta, total: list.meta.total - 1 },
});
