import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Token } from "#layer/fields.ts";
import { dataOf } from "#layer/schemas.ts";
import { SITE_NAMES } from "#sites.ts";
import { Article } from "#features/content/articles.ts";
import { Alumnus } from "#features/content/alumni.ts";
import { Homepage } from "#features/content/homepages.ts";
import { LandingPage } from "#features/content/landing-pages.ts";
import { Page } from "#features/content/pages.ts";
import { Product } from "#features/content/products.ts";
import { TeamTile } from "#features/content/team.ts";
import { MagazineIssue } from "#features/magazine/issues.ts";
import { Newsletter } from "#features/newsletter/newsletters.ts";
import type { ContentKind } from "./staff-content-versions.ts";

/** The site and the path where the version will be shown. */
const place = { site: z.enum(SITE_NAMES), path: z.string() };

/** A version as its page will show it. */
const ContentPreview = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("articles"), ...place, content: Article }),
    z.object({ kind: z.literal("pages"), ...place, content: Page }),
    z.object({ kind: z.literal("landingPages"), ...place, content: LandingPage }),
    z.object({ kind: z.literal("homepages"), ...place, content: Homepage }),
    z.object({ kind: z.literal("products"), ...place, content: Product }),
    z.object({ kind: z.literal("alumni"), ...place, content: Alumnus }),
    z.object({ kind: z.literal("teamTiles"), ...place, content: TeamTile }),
    z.object({ kind: z.literal("magazineIssues"), ...place, content: MagazineIssue }),
    z.object({ kind: z.literal("newsletters"), ...place, content: Newsletter }),
  ])
  .meta({ id: "ContentPreview" });
export type ContentPreview = z.infer<typeof ContentPreview>;
ContentPreview satisfies z.ZodType<{ kind: ContentKind }>;

export const contentPreviews = {
  get: endpoint({
    method: "GET",
    path: "/content-previews/{token}",
    access: "public",
    summary: "Hoe een versie eruit zal zien, voor wie een geldige link heeft",
    params: z.object({ token: Token }),
    response: dataOf(z.object({ plannedFor: z.iso.datetime().nullable(), page: ContentPreview })),
  }),
};
