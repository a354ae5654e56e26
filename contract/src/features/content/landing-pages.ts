import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import type { SiteName } from "#sites.ts";
import { LandingBlock } from "./landing-blocks.ts";
import { PAGE_SITES } from "./staff-pages.ts";

/** Every site but auth and the staff room. */
export const LANDING_SITES = [...PAGE_SITES, "account"] as const satisfies readonly SiteName[];
/** The sites whose colours a landing page can have. */
export const THEME_SITES = PAGE_SITES;

export const LandingPage = z
  .object({
    slug: z.string(),
    site: z.enum(LANDING_SITES),
    themeSite: z.enum(THEME_SITES).describe("de site waarvan de pagina de kleuren heeft"),
    title: z.string(),
    description: z.string(),
    menu: z.array(z.object({ title: z.string(), url: z.string().describe("een adres, of `#anchor` van een blok") })),
    blocks: z.array(LandingBlock),
    noindex: z.boolean().describe("zoekmachines tonen ze niet"),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "LandingPage" });
export type LandingPage = z.infer<typeof LandingPage>;

export const landingPages = {
  get: endpoint({
    method: "GET",
    path: "/landing_pages/{slug}",
    access: "public",
    summary: "Een landingspagina van de site die vraagt",
    params: SlugParams,
    response: dataOf(LandingPage),
  }),
};
