import * as z from "zod";
import { mergeEndpoint, NumberParams, staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { typedLine } from "#layer/typed-text.ts";

const StaffGenre = z
  .object({ id: z.int(), name: z.string(), uses: z.int().describe("teksten, artikels, wedstrijden en profielen") })
  .meta({ id: "StaffGenre" });
const GenreInput = z.object({ name: typedLine().trim().min(2).max(60) });

export const staffGenres = {
  ...staffEndpoints({
    path: "genres",
    access: "manageContent",
    one: "een genre",
    all: "alle genres",
    row: StaffGenre,
    query: staffListQuery(["name", "uses", "id"]).extend({ q: SearchText }),
    params: NumberParams,
    create: GenreInput,
    update: GenreInput,
  }),
  merge: mergeEndpoint("genres", {
    access: "manageContent",
    summary: "een genre opnemen in een ander; wat het droeg, draagt dan dat andere",
  }),
};
