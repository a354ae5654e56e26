import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";

export const VersionSummary = z
  .object({ id: z.uuid(), revision: z.int(), title: z.string(), wordCount: z.int(), savedAt: z.iso.datetime() })
  .meta({ id: "VersionSummary" });
export type VersionSummary = z.infer<typeof VersionSummary>;

export const Version = VersionSummary.extend({ body: z.string() }).meta({ id: "Version" });
export type Version = z.infer<typeof Version>;

/** How one's own text was before. Putting one back is saving its words again, so that this too can be undone. */
export const versions = {
  list: endpoint({
    method: "GET",
    path: "/texts/{slug}/versions",
    access: "member",
    summary: "Vroegere versies van een eigen tekst, nieuwste eerst",
    params: SlugParams,
    response: dataOf(z.array(VersionSummary)),
  }),
  get: endpoint({
    method: "GET",
    path: "/texts/{slug}/versions/{id}",
    access: "member",
    summary: "Een vroegere versie van een eigen tekst",
    params: SlugParams.extend({ id: z.uuid() }),
    response: dataOf(Version),
  }),
};
