import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { FileLink, Picture } from "#layer/fields.ts";
import { PRODUCT } from "#sites.ts";
import { Genre } from "#features/texts/genres.ts";

/** The page of the alumni shows all of them. */
export const MAX_ALUMNI = 1000;

/** An alumnus of the academy as a tile shows them. */
export const AlumnusSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string().describe("de naam"),
    image: Picture.nullable(),
    genres: z.array(Genre),
  })
  .meta({ id: "AlumnusSummary" });
export type AlumnusSummary = z.infer<typeof AlumnusSummary>;

export const Alumnus = AlumnusSummary.extend({
  body: z.string().describe("opgeschoonde HTML"),
  file: FileLink.nullable(),
}).meta({ id: "Alumnus" });
export type Alumnus = z.infer<typeof Alumnus>;

export const alumni = {
  get: endpoint({
    method: "GET",
    path: `/${PRODUCT}_alumni/{slug}`,
    access: "public",
    summary: "Een alumnus van de academie",
    params: SlugParams,
    response: dataOf(Alumnus),
  }),
};
