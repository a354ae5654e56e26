import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";

export const VersionSummary = z
  .object({ id: z.uuid(), revision: z.int(), title: z.string(), wordCount: z.int(), savedAt: z.iso.datetime() })
  .meta({ id: "VersionSummary" });
export type VersionSummary = z.infer<typeof VersionSummary>;

export const Version = VersionSummary.extend({ body: z.string() }).meta({ id: "Version" });
export type Version = z.infer<typeof Version>;

/** Previous states of one's own text. To put one back, save its fields again, so that this can be undone too. */
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
