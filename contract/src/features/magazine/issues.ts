import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Picture } from "#layer/fields.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { ArticleType, AuthorProfile } from "#features/content/articles.ts";

/* docs/product/magazine.md#issues */

/** An issue as its cover presents it. */
export const MagazineIssueSummary = z
  .object({
    slug: z.string(),
    number: z.int(),
    title: z.string(),
    season: z.string().describe("zoals op de omslag: herfst 2026"),
    image: Picture.nullable(),
    contributionCount: z.int(),
  })
  .meta({ id: "MagazineIssueSummary" });
export type MagazineIssueSummary = z.infer<typeof MagazineIssueSummary>;

const Neighbour = MagazineIssueSummary.pick({ slug: true, number: true, title: true });

/** An article in the contents of an issue. */
const MagazineContribution = z
  .object({
    slug: z.string(),
    type: ArticleType,
    title: z.string(),
    excerpt: z.string(),
    author: z.string().nullable(),
    authorProfile: AuthorProfile.nullable(),
  })
  .meta({ id: "MagazineContribution" });
export type MagazineContribution = z.infer<typeof MagazineContribution>;

export const MagazineIssue = MagazineIssueSummary.extend({
  intro: z.string().describe("zonder opmaak"),
  publishedAt: z.iso.datetime(),
  sections: z.array(z.object({ heading: z.string().nullable(), contributions: z.array(MagazineContribution) })),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
}).meta({ id: "MagazineIssue" });
export type MagazineIssue = z.infer<typeof MagazineIssue>;

const ContributionLink = MagazineContribution.pick({ slug: true, type: true, title: true });
/** The issue that an article is in, and the contributions before and after it there. */
export const IssueOfArticle = z
  .object({
    issue: Neighbour,
    section: z.string().nullable(),
    previous: ContributionLink.nullable(),
    next: ContributionLink.nullable(),
  })
  .meta({ id: "IssueOfArticle" });
export type IssueOfArticle = z.infer<typeof IssueOfArticle>;

export const magazineIssues = {
  list: endpoint({
    method: "GET",
    path: "/magazine-issues",
    access: "public",
    summary: "De nummers van het tijdschrift, het nieuwste eerst",
    response: dataOf(z.array(MagazineIssueSummary)),
  }),
  get: endpoint({
    method: "GET",
    path: "/magazine-issues/{slug}",
    access: "public",
    summary: "Een nummer van het tijdschrift met zijn inhoud",
    params: SlugParams,
    response: dataOf(MagazineIssue),
  }),
  epub: endpoint({
    method: "GET",
    path: "/magazine-issues/{slug}/epub",
    access: "public",
    summary: "Een nummer van het tijdschrift als e-boek",
    params: SlugParams,
    produces: "application/epub+zip",
  }),
  ofArticle: endpoint({
    method: "GET",
    path: "/articles/{slug}/magazine-issue",
    access: "public",
    summary: "In welk nummer een artikel staat; null: in geen",
    params: SlugParams,
    response: dataOf(IssueOfArticle.nullable()),
  }),
};
