import * as z from "zod";
import { endpoint } from "../layer/endpoint.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "../layer/schemas.ts";
import { BODY_LIMIT_WITH_IMAGE, Flag, ImageInput, Picture, ZeroOne } from "./fields.ts";
import { Genre } from "./genres.ts";

export const TEXTS_PER_PAGE = 16;
export const GENRES_PER_TEXT = { min: 1, max: 3 };

const Author = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nickname: z.string(),
    name: z.string().nullable().describe("voor- en achternaam, alleen wanneer de auteur die toont"),
    collaborator: z.boolean(),
    profilePicture: Picture.nullable(),
  })
  .meta({ id: "Author" });

/** A text as a tile shows it. */
export const TextSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().describe("de eerste regels, zonder opmaak"),
    image: Picture.nullable(),
    genres: z.array(Genre),
    private: ZeroOne,
    author: Author,
    readTime: z.int().describe("seconden"),
    likes: z.int(),
    isTip: ZeroOne,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "TextSummary" });
export type TextSummary = z.infer<typeof TextSummary>;

export const Text = TextSummary.extend({
  body: z.string().describe("opgeschoonde HTML"),
  wordCount: z.int(),
  reads: z.int(),
  views: z.int(),
  updatedAt: z.iso.datetime(),
  me: z.object({ can: z.object({ update: z.boolean(), delete: z.boolean(), track: z.boolean() }) }),
}).meta({ id: "Text" });
export type Text = z.infer<typeof Text>;

/** What its author sees in the list of own texts. */
export const OwnText = TextSummary.omit({ author: true }).extend({ wordCount: z.int(), updatedAt: z.iso.datetime() });
export type OwnText = z.infer<typeof OwnText>;

/** spec 2 §5, text editor */
export const TextInput = z
  .object({
    title: z.string().trim().min(3).max(255),
    body: z.string().min(1).max(500_000),
    genres: z.array(z.int32()).min(GENRES_PER_TEXT.min).max(GENRES_PER_TEXT.max),
    private: Flag,
    image: ImageInput,
  })
  .meta({ id: "TextInput" });
export type TextInput = z.input<typeof TextInput>;

export const texts = {
  list: endpoint({
    method: "GET",
    path: "/texts",
    access: "public",
    summary: "Openbare teksten, nieuwste eerst",
    query: PageQuery,
    response: pageOf(TextSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/texts/{slug}",
    access: "public",
    summary: "Een tekst; een oude slug antwoordt met de tekst onder haar nieuwe",
    params: SlugParams,
    response: dataOf(Text),
  }),
  create: endpoint({
    method: "POST",
    path: "/texts",
    access: "member",
    summary: "Een tekst maken",
    body: TextInput,
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Text),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/texts/{slug}",
    access: "member",
    summary: "Een eigen tekst wijzigen",
    params: SlugParams,
    body: TextInput,
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Text),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/texts/{slug}",
    access: "member",
    summary: "Een eigen tekst verwijderen",
    params: SlugParams,
    status: 204,
  }),
  mine: endpoint({
    method: "GET",
    path: "/me/texts",
    access: "member",
    summary: "De eigen teksten, ook de private, laatst gewijzigde eerst",
    response: dataOf(z.array(OwnText)),
  }),
};
