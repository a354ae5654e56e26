import { queryOptions } from "@tanstack/react-query";
import { TEAM_LISTS, type TeamListName } from "@inktvis/contract/features/content/team-lists";
import { searchQuery } from "#platform/search.queries.ts";
import { getPreview } from "../previews/previewable-query.ts";

const PER_LIST = 100;

/** The people of a list by name. */
export const teamListQuery = (list: TeamListName) =>
  searchQuery({
    models: ["team"],
    filters: { tags: [TEAM_LISTS[list].tag] },
    sort: { field: "title", order: "asc" },
    perPage: PER_LIST,
  });

/** A person as a preview shows them. */
export const previewedPersonQuery = (preview: string) =>
  queryOptions({
    queryKey: ["team", preview],
    queryFn: ({ signal }) => getPreview(preview, "teamTiles", signal),
  });
