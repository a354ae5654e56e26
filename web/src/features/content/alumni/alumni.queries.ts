import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { previewableQuery } from "../previews/previewable-query.ts";

/** The largest page that GET /search returns for alumni alone (contract `MAX_ALUMNI`). */
const ALL_ALUMNI = 1000;
const ON_HOMEPAGE = 4;

/** All alumni by name. */
export const alumniQuery = searchQuery({
  models: ["alumni"],
  sort: { field: "title", order: "asc" },
  perPage: ALL_ALUMNI,
});

/** The alumni whom the editors flagged for the home page, newest first. */
export const homeAlumniQuery = searchQuery({
  models: ["alumni"],
  modelConfigurations: { alumni: { visibleOnHomepage: true } },
  sort: { field: "published_at", order: "desc" },
  perPage: ON_HOMEPAGE,
});

/**
 * An alumnus by their slug, current or former.
 * @param preview the token of a preview, for the page as it will be once saved
 */
export const alumnusQuery = (slug: string, preview?: string) =>
  previewableQuery(
    "alumni",
    slug,
    preview,
    async (signal) => (await api.alumni.get({ params: { slug } }, { signal })).data,
  );
