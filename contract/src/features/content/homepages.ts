import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";

/** A short text with a button; `body` is plain text. */
export const CallToAction = z
  .object({
    pretitle: z.string().nullable(),
    title: z.string(),
    body: z.string(),
    buttonText: z.string().nullable(),
    buttonUrl: z.string().nullable(),
  })
  .meta({ id: "CallToAction" });
export type CallToAction = z.infer<typeof CallToAction>;

export const Homepage = z
  .object({ slug: z.string(), spotlight: CallToAction.nullable(), callToActions: z.array(CallToAction) })
  .meta({ id: "Homepage" });
export type Homepage = z.infer<typeof Homepage>;

export const homepages = {
  get: endpoint({
    method: "GET",
    path: "/homepages/{slug}",
    access: "public",
    summary: "Wat de redactie op een startpagina zet",
    params: SlugParams,
    response: dataOf(Homepage),
  }),
};
