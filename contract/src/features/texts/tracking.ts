import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { Token } from "#layer/fields.ts";

const TrackInput = z.object({ token: Token });

/** Counts views of a text, and reads to its end. */
export const tracking = {
  token: endpoint({
    method: "GET",
    path: "/texts/{slug}/tr",
    access: "public",
    summary: "Een code waarmee dit bezoek een keer telt, een uur geldig",
    params: SlugParams,
    response: dataOf(z.object({ token: z.string() })),
  }),
  view: endpoint({
    method: "POST",
    path: "/texts/t/view",
    access: "public",
    summary: "De tekst is geopend; een code telt een keer, daarna niets",
    body: TrackInput,
    status: 204,
  }),
  read: endpoint({
    method: "POST",
    path: "/texts/t/read",
    access: "public",
    summary: "De tekst is gelezen; een code telt een keer, daarna niets",
    body: TrackInput,
    status: 204,
  }),
};
