import { api } from "#platform/api.ts";
import { previewableQuery } from "../previews/previewable-query.ts";
import { unlessRefused } from "#platform/unless-refused.ts";

/**
 * The page of this site at a path, or the page that moved away from it. Null without one, and when the slug belongs to
 * a page at another path (docs/product/content.md#pages).
 * @param preview the token of a preview, for the page as it will be once saved
 */
export const pageQuery = (path: string, preview?: string) =>
  previewableQuery("pages", path, preview, async (signal) => {
    const slug = path.slice(path.lastIndexOf("/") + 1);
    const answer = await unlessRefused([404], api.pages.get({ params: { slug }, query: { path } }, { signal }));
    return answer && (answer.data.fullPath === path || answer.data.isMoved) ? answer.data : null;
  });
