import * as z from "zod";
import { ARTICLE_TYPES } from "./article-shelves.ts";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { ArticleType } from "./articles.ts";
import { BODY_LIMIT_WITH_IMAGE, FileLink, ImageInput, Moment, Picture } from "#layer/fields.ts";
import {
  ButtonUrl,
  ContentGenres,
  FileInput,
  MAX_BODY,
  optionalText,
  publishedFields,
  PublishState,
  SearchText,
  withRevision,
} from "#layer/staff-fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

const MAX_ARTICLE_TAGS = 20;

const StaffArticle = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    type: ArticleType,
    title: z.string(),
    excerpt: z.string(),
    body: z.string().describe("opgeschoonde HTML"),
    author: z.string().nullable(),
    authorSlug: z.string().nullable().describe("het profiel van wie het schreef; dan is author null"),
    authorName: z.string().nullable().describe("hoe die heet"),
    image: Picture.nullable(),
    attachment: FileLink.nullable(),
    genres: z.array(z.int()),
    tags: z.array(z.int()),
    ctaButtonText: z.string().nullable(),
    ctaButtonUrl: z.string().nullable(),
    pinned: z.boolean(),
    ...publishedFields,
  })
  .meta({ id: "StaffArticle" });
export type StaffArticle = z.infer<typeof StaffArticle>;

export const StaffArticleInput = z
  .object({
    type: z.enum(ARTICLE_TYPES, { error: "Soort is verplicht." }),
    title: typedLine().trim().min(2).max(255),
    excerpt: typedText().trim().min(1).max(500),
    body: typedText().min(1).max(MAX_BODY),
    author: optionalText(255),
    authorSlug: optionalText(255).describe("het laatste deel van het adres van een profiel"),
    image: ImageInput,
    attachment: FileInput,
    genres: ContentGenres,
    tags: z.array(z.int32()).max(MAX_ARTICLE_TAGS).default([]),
    ctaButtonText: optionalText(60),
    ctaButtonUrl: ButtonUrl,
    pinned: z.boolean().default(false),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffArticleInput" });

export const StaffArticleChange = withRevision(StaffArticleInput).meta({ id: "StaffArticleChange" });

export const StaffArticleQuery = staffListQuery(["publishedAt", "title", "updatedAt"]).extend({
  q: SearchText,
  type: ArticleType.optional(),
  state: PublishState.optional(),
  tag: z.coerce.number<number>().pipe(z.int32()).optional(),
});

export const staffArticles = staffEndpoints({
  path: "articles",
  access: "manageContent",
  one: "een artikel",
  all: "alle artikels, ook wat nog niet verscheen",
  row: StaffArticle,
  query: StaffArticleQuery,
  params: IdParams,
  create: StaffArticleInput,
  update: StaffArticleChange,
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});
