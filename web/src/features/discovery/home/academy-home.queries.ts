import { currentPeriodQuery } from "#features/academy/periods/period.queries.ts";
import { homeAlumniQuery } from "#features/content/alumni/alumni.queries.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { loadHomepage } from "./homepage.queries.ts";

/** The tag of articles about the academy (docs/product/content.md#labels). */
const ACADEMY_NEWS_TAG = 9;
const MAX_NEWS = 100;

/** The news of the academy, newest first. */
export const academyNewsQuery = searchQuery({
  models: ["article"],
  filters: { tags: [ACADEMY_NEWS_TAG] },
  sort: { field: "published_at", order: "desc" },
  perPage: MAX_NEWS,
});

/** For the loader of the home page of the academy. */
export async function loadAcademyHome(args: LoaderArguments) {
  const [content] = await Promise.all([
    loadHomepage(args, "schrijfacademie"),
    load(args, currentPeriodQuery),
    load(args, homeAlumniQuery),
    load(args, academyNewsQuery),
  ]);
  return content;
}
