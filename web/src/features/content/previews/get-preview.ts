import type { ContentPreview } from "@inktvis/contract/features/content-versions/content-previews";
import { notFound } from "@tanstack/react-router";

type Kind = ContentPreview["kind"];
type ContentOf<K extends Kind> = Extract<ContentPreview, { kind: K }>["content"];

/** What a page of this kind shows in the preview of a token, in place of what is public. */
export async function getPreview<K extends Kind>(token: string, kind: K, signal: AbortSignal): Promise<ContentOf<K>> {
  const { previewApi } = await import("./preview-api.ts");
  const { page } = (await previewApi.contentPreviews.get({ params: { token } }, { signal })).data;
  if (page.kind !== kind) throw notFound();
  return page.content as ContentOf<K>;
}
