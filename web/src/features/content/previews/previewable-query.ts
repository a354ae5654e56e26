import type { ContentPreview } from "@inktvis/contract/features/content-versions/content-previews";
import { queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";

type Contents = { [Preview in ContentPreview as Preview["kind"]]: Preview["content"] };
type Kind = keyof Contents;

/** What a page of this kind shows in the preview with this token, instead of what is public. */
export async function getPreview<K extends Kind>(token: string, kind: K, signal: AbortSignal): Promise<Contents[K]> {
  const { previewApi } = await import("./preview-api.ts");
  const { page } = (await previewApi.contentPreviews.get({ params: { token } }, { signal })).data;
  if (page.kind !== kind) throw notFound();
  return page.content as Contents[K];
}

/**
 * The query of what a page shows.
 * @param slug the slug or path of the page
 * @param preview the token of a preview, for the page as it will be once saved
 * @param getPublished reads what is public
 */
export const previewableQuery = <K extends Kind, Published>(
  kind: K,
  slug: string,
  preview: string | undefined,
  getPublished: (signal: AbortSignal) => Promise<Published>,
) =>
  queryOptions({
    queryKey: [kind, slug, ...(preview ? [preview] : [])],
    queryFn: async ({ signal }): Promise<Published | Contents[K]> =>
      preview ? getPreview(preview, kind, signal) : getPublished(signal),
  });
