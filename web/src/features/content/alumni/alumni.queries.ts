import { queryOptions } from "@tanstack/react-query";
import type { Alumnus } from "@inktvis/contract/features/content/alumni";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { getPreview } from "../previews/get-preview.ts";

/** The largest page that GET /search answers of alumni alone (contract `MAX_ALUMNI`). */
const ALL_ALUMNI = 1000;
const ON_HOMEPAGE = 4;

/** All alumni by name. */
export const alumniQuery = searchQuery({
  models: ["alumni"],
  sort: { field: "title", order: "asc" },
  perPage: ALL_ALUMNI,
});

/** Those whom the editors flagged for the home page, newest first. */
export const homeAlumniQuery = searchQuery({
  models: ["alumni"],
  modelConfigurations: { alumni: { visibleOnHomepage: true } },
  sort: { field: "published_at", order: "desc" },
  perPage: ON_HOMEPAGE,
});

/**
 * An alumnus by their slug, current or former.
 * @param preview its token, for the page as it is to become
 */
export const alumnusQuery = (slug: string, preview?: string) =>
  queryOptions({
    queryKey: ["alumni", slug, ...(preview ? [preview] : [])],
    queryFn: async ({ signal }): Promise<Alumnus> =>
      preview ? getPreview(preview, "alumni", signal) : (await api.alumni.get({ params: { slug } }, { signal })).data,
  });
