import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";

/** An address of the former site: a number, and a slug that may since have changed. */
const LegacyParams = z.object({
  oldId: z.string().regex(/^\d{1,15}$/),
  oldSlug: z
    .string()
    .max(500)
    .regex(/^\P{C}+$/u),
});

const lookUp = (path: `/${string}`, summary: string) =>
  endpoint({
    method: "GET",
    path,
    access: "public",
    summary,
    params: LegacyParams,
    response: dataOf(z.object({ slug: z.string() })),
  });

/** Finds the current slug for an address of the former site (docs/product/content.md#former-addresses). */
export const legacy = {
  text: lookUp("/texts/{oldId}/{oldSlug}", "De slug van een tekst, bij zijn adres op de vroegere site"),
  user: lookUp("/users/{oldId}/profiel-van-{oldSlug}", "De slug van een profiel, bij zijn adres op de vroegere site"),
  contest: lookUp("/contests/{oldId}/{oldSlug}", "De slug van een wedstrijd, bij haar adres op de vroegere site"),
};
