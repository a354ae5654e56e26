import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { BODY_LIMIT_WITH_IMAGE, Flag, ImageInput, Picture, ZeroOne } from "#layer/fields.ts";
import { ChosenGenres, Genre } from "./genres.ts";
import { Author, FollowedAuthor } from "#features/people/authors.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

export const TEXTS_PER_PAGE = 16;
/** Characters of the HTML of a body. */
export const MAX_TEXT_BODY = 500_000;
/** Reading speed (docs/product/texts.md#reading). */
export const WORDS_PER_MINUTE = 200;

/** What texts and drafts share, besides body, genres and picture. */
export const TextFields = z.object({
  title: z.string(),
  private: ZeroOne,
  membersOnly: ZeroOne.describe("1: alleen voor wie aangemeld is; private gaat voor"),
});
export type TextFields = z.infer<typeof TextFields>;

/** A text as a tile shows it. */
export const TextSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    ...TextFields.shape,
    excerpt: z.string().describe("de eerste regels, zonder opmaak; een lege regel rond strofen"),
    image: Picture.nullable(),
    genres: z.array(Genre),
    author: Author,
    readTime: z.int().describe("seconden"),
    likes: z.int(),
    isTip: ZeroOne,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "TextSummary" });
export type TextSummary = z.infer<typeof TextSummary>;

/** What the author of a hidden text is shown about that. */
export const HiddenText = z
  .object({
    decision: z
      .object({ id: z.uuid(), reason: z.string() })
      .nullable()
      .describe("waarom, en waar bezwaar kan; null wanneer de beslissing er niet meer is"),
    rewritten: z.boolean().describe("gewijzigd sindsdien: blijft verborgen tot het team opnieuw las"),
  })
  .meta({ id: "HiddenText" });
export type HiddenText = z.infer<typeof HiddenText>;

export const Text = TextSummary.extend({
  author: FollowedAuthor,
  body: z.string().describe("opgeschoonde HTML"),
  wordCount: z.int(),
  reads: z.int().nullable().describe("voor de auteur en het team; null voor anderen"),
  views: z.int().nullable().describe("voor de auteur en het team; null voor anderen"),
  updatedAt: z.iso.datetime(),
  revision: z.int().describe("telt de keren dat de tekst bewaard werd"),
  me: z.object({
    liking: z.boolean(),
    reported: z.boolean(),
    enteredIn: z
      .object({ slug: z.string(), title: z.string() })
      .nullable()
      .describe("voor de auteur: de wedstrijd waarin hij ingediend is; tot die afgelopen is, blijft hij privé"),
    hidden: HiddenText.nullable().describe("voor de auteur: het team verborg de tekst voor anderen"),
    can: z.object({ update: z.boolean(), delete: z.boolean(), track: z.boolean() }),
  }),
}).meta({ id: "Text" });
export type Text = z.infer<typeof Text>;

/** What its author sees in the list of own texts. */
export const OwnText = TextSummary.omit({ author: true }).extend({
  wordCount: z.int(),
  updatedAt: z.iso.datetime(),
  hidden: HiddenText.nullable().describe("het team verborg de tekst voor anderen"),
});
export type OwnText = z.infer<typeof OwnText>;

const TextLink = z.object({ slug: z.string(), title: z.string() }).meta({ id: "TextLink" });

/** docs/product/texts.md#form */
export const TextInput = z
  .object({
    title: typedLine().trim().min(3).max(255),
    body: typedText().min(1).max(MAX_TEXT_BODY).brand<"RichInput">(),
    genres: ChosenGenres,
    private: Flag,
    /** Absent: unchanged; false for a new text. */
    membersOnly: Flag.optional(),
    image: ImageInput,
    /** The revision that was edited; saving on top of another one is refused with a 409. */
    revision: z.int32().optional(),
    /** The draft of this text, which saving deletes. Creating a text twice with one draft makes one text. */
    draftId: z.uuid().optional(),
  })
  .meta({ id: "TextInput" });
export type TextInput = z.input<typeof TextInput>;

export const texts = {
  get: endpoint({
    method: "GET",
    path: "/texts/{slug}",
    access: "public",
    summary: "Een tekst; een oude slug antwoordt met de tekst onder zijn nieuwe",
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
  favorites: endpoint({
    method: "GET",
    path: "/me/texts/favorites",
    access: "member",
    summary: "De teksten die je goed vindt, laatst gekozen eerst",
    query: PageQuery,
    response: pageOf(TextSummary),
  }),
  followed: endpoint({
    method: "GET",
    path: "/me/texts/followed",
    access: "member",
    summary: "Teksten van wie je volgt, nieuwste eerst",
    query: PageQuery,
    response: pageOf(TextSummary),
  }),
  neighbours: endpoint({
    method: "GET",
    path: "/texts/{slug}/neighbours",
    access: "public",
    summary: "Wat je na deze tekst kunt lezen: de vorige en de volgende van de auteur, en verwante teksten van anderen",
    params: SlugParams,
    response: dataOf(
      z.object({
        previous: TextLink.nullable().describe("de eerstvolgende oudere van dezelfde auteur"),
        next: TextLink.nullable().describe("de eerstvolgende nieuwere van dezelfde auteur"),
        related: z.array(TextSummary),
      }),
    ),
  }),
};
