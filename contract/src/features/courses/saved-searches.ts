import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";

export const MAX_SAVED_SEARCHES = 20;

const Ids = z.array(z.int32()).max(50).optional();
const Filters = z.object({
  types: Ids,
  regions: Ids,
  levels: Ids,
  ageCategories: Ids,
  durations: Ids,
  genres: Ids,
  organizedByCs: z.boolean().optional(),
  hasRealLifePart: z.boolean().optional(),
});

/** The words and filters of `q` of the catalogue (docs/product/courses.md#saved-searches). */
export const SavedSearchInput = z
  .object({
    text: typedLine().trim().max(200).optional(),
    filters: Filters.default({}),
    courseId: z.uuid().toLowerCase().optional().describe("de cursus waarvan ook een volgende editie telt"),
  })
  .meta({ id: "SavedSearchInput" });
export type SavedSearchInput = z.input<typeof SavedSearchInput>;

export const SavedSearch = z
  .object({
    id: z.uuid(),
    text: z.string(),
    filters: Filters.describe("wat niet gekozen is, ontbreekt"),
    names: z.array(z.string()).describe("hoe wat gekozen is, nu heet"),
    courses: z
      .array(z.object({ slug: z.string(), title: z.string() }))
      .describe("waarvan ook een volgende editie telt, voor zover ze op de site staan"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "SavedSearch" });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const savedSearches = {
  list: endpoint({
    method: "GET",
    path: "/me/course-searches",
    access: "member",
    summary: "Waarover je op de hoogte gehouden wordt, laatste eerst",
    response: dataOf(z.array(SavedSearch)),
  }),
  save: endpoint({
    method: "POST",
    path: "/me/course-searches",
    access: "member",
    summary: "Op de hoogte gehouden worden van nieuwe cursussen; nog eens is geen fout",
    body: SavedSearchInput,
    status: 204,
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/me/course-searches/{id}",
    access: "member",
    summary: "Niet meer op de hoogte gehouden worden; wat er niet meer is, is geen fout",
    params: IdParams,
    status: 204,
  }),
};
