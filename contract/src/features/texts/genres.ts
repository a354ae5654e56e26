import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";

export const Genre = z.object({ id: z.int(), name: z.string() }).meta({ id: "Genre" });
export type Genre = z.infer<typeof Genre>;

export const MAX_CHOSEN_GENRES = 3;
/** The genres that somebody chooses for a text, a contest, … */
export const ChosenGenres = z.array(z.int32()).min(1).max(MAX_CHOSEN_GENRES);

export const genres = {
  list: endpoint({
    method: "GET",
    path: "/genres",
    access: "public",
    summary: "Alle genres, op naam",
    response: dataOf(z.array(Genre)),
  }),
};
