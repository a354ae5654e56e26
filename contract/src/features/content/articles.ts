import * as z from "zod";
import { ARTICLE_TYPES } from "./article-shelves.ts";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { FileLink, Picture } from "#layer/fields.ts";
import { Genre } from "#features/texts/genres.ts";

export const ArticleType = z.enum(ARTICLE_TYPES).meta({ id: "ArticleType" });

/** An article as a tile shows it. */
export const ArticleSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    type: ArticleType,
    title: z.string(),
    excerpt: z.string().describe("zonder opmaak"),
    image: Picture.nullable(),
    genres: z.array(Genre),
    pinned: z.boolean(),
    date: z.iso.datetime().describe("wanneer het verscheen"),
  })
  .meta({ id: "ArticleSummary" });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** Whose profile a byline leads to. */
export const AuthorProfile = z.object({ slug: z.string(), nickname: z.string() }).meta({ id: "AuthorProfile" });

const Tag = z.object({ id: z.int(), name: z.string() }).meta({ id: "Tag" });

export const Article = ArticleSummary.extend({
  body: z.string().describe("opgeschoonde HTML"),
  author: z.string().nullable().describe("de schrijversnaam van authorProfile, of een naam zonder profiel"),
  authorProfile: AuthorProfile.nullable(),
  ctaButtonUrl: z.string().nullable(),
  ctaButtonText: z.string().nullable(),
  tags: z.array(Tag),
  file: FileLink.nullable(),
  createdAt: z.iso.datetime(),
  related: z.array(ArticleSummary).describe("hoogstens drie van dezelfde soort"),
}).meta({ id: "Article" });
export type Article = z.infer<typeof Article>;

export const articles = {
  get: endpoint({
    method: "GET",
    path: "/articles/{slug}",
    access: "public",
    summary: "Een artikel",
    params: SlugParams,
    response: dataOf(Article),
  }),
};
