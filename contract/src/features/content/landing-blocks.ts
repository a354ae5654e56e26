import * as z from "zod";
import { Picture } from "#layer/fields.ts";
import { ButtonUrl, optionalText } from "#layer/staff-fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/* The blocks of landing pages (docs/product/content.md#landing-pages): as they are shown, and as editors send them. */

export const BLOCK_KINDS = ["intro", "info_big", "quotes", "gallery", "block_4"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const MAX_BLOCKS = 30;
const MAX_BLOCK_TEXT = 10_000;
export const MAX_QUOTES = 12;
export const MAX_GALLERY_PICTURES = 24;
export const MAX_FRAMES = 12;
export const MAX_FRAME_TEXT = 600;

const Html = z.string().describe("opgeschoonde HTML");
const BlockLink = z.object({ text: z.string(), url: z.string() }).meta({ id: "BlockLink" });
export type BlockLink = z.infer<typeof BlockLink>;
const GalleryPicture = z.object({ image: Picture, caption: z.string().nullable() }).meta({ id: "GalleryPicture" });
export type GalleryPicture = z.infer<typeof GalleryPicture>;
const LandingQuote = z
  .object({ text: z.string(), author: z.string(), role: z.string().nullable() })
  .meta({ id: "LandingQuote" });
const Frame = z
  .object({ title: z.string(), text: z.string(), image: Picture.nullable(), link: BlockLink.nullable() })
  .meta({ id: "Frame" });
const Spotlight = z
  .object({ title: z.string(), text: z.string(), link: BlockLink.nullable() })
  .meta({ id: "BlockSpotlight" });

const ofEach = { id: z.uuid(), anchor: z.string().describe("`#anchor` leidt naar het blok") };
const titled = { ...ofEach, title: z.string().nullable() };

/** A block of a landing page, by its kind. */
export const LandingBlock = z
  .discriminatedUnion("kind", [
    z.object({
      ...ofEach,
      kind: z.literal("intro"),
      title: z.string(),
      text: Html,
      link: BlockLink.nullable(),
      image: Picture.nullable(),
    }),
    z.object({
      ...ofEach,
      kind: z.literal("info_big"),
      title: z.string(),
      text: Html,
      image: Picture.nullable(),
      spotlight: Spotlight,
    }),
    z.object({ ...titled, kind: z.literal("quotes"), quotes: z.array(LandingQuote) }),
    z.object({ ...titled, kind: z.literal("gallery"), pictures: z.array(GalleryPicture) }),
    z.object({ ...titled, kind: z.literal("block_4"), frames: z.array(Frame), link: BlockLink.nullable() }),
  ])
  .meta({ id: "LandingBlock" });
export type LandingBlock = z.infer<typeof LandingBlock>;

/** A link without text and address counts as no link; one with only either of them is refused. */
const LinkInput = z
  .object({ text: optionalText(60), url: ButtonUrl })
  .check(({ value, issues }) => {
    const { text, url } = value;
    const missing = url && !text ? "text" : text && !url ? "url" : undefined;
    if (missing === undefined) return;
    const message = missing === "text" ? "Zeg wat er op de knop staat." : "Zeg waar de knop naartoe leidt.";
    issues.push({ code: "custom", path: [missing], message, input: value });
  })
  .nullish()
  .transform((link) => (link?.text && link.url ? { text: link.text, url: link.url } : null));

/** The `url.default` that POST /images returned. */
const PICTURE_ADDRESS = /^\/media\/images\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/default\.webp$/;
const PictureAddress = z.object({
  default: typedLine().max(200).regex(PICTURE_ADDRESS, "Kies de afbeelding opnieuw: deze vinden we niet."),
});
/** A picture that was uploaded before. */
const PictureInput = z.object(
  { url: PictureAddress },
  { error: ({ input }) => (input === undefined || input === null ? "Kies een afbeelding." : undefined) },
);
const OptionalPicture = PictureInput.nullish().transform((picture) => picture ?? null);

const Title = typedLine().trim().min(2).max(120);
const OptionalTitle = optionalText(120);
const ShortText = typedText().trim().min(1).max(MAX_FRAME_TEXT);
const RichBlockText = typedText().max(MAX_BLOCK_TEXT);
const ofInput = { id: z.uuid().toLowerCase() };

/** A block as editors send it. Rich text is sanitized before it is stored. */
export const LandingBlockInput = z
  .discriminatedUnion(
    "kind",
    [
      z.object({
        ...ofInput,
        kind: z.literal("intro"),
        title: Title,
        text: RichBlockText.default(""),
        link: LinkInput,
        image: OptionalPicture,
      }),
      z.object({
        ...ofInput,
        kind: z.literal("info_big"),
        title: Title,
        text: RichBlockText.default(""),
        image: OptionalPicture,
        spotlight: z.object({ title: Title, text: ShortText, link: LinkInput }),
      }),
      z.object({
        ...ofInput,
        kind: z.literal("quotes"),
        title: OptionalTitle,
        quotes: z
          .array(
            z.object({
              text: typedText().trim().min(1).max(1000),
              author: typedLine().trim().min(1).max(120),
              role: optionalText(120),
            }),
          )
          .min(1)
          .max(MAX_QUOTES),
      }),
      z.object({
        ...ofInput,
        kind: z.literal("gallery"),
        title: OptionalTitle,
        pictures: z
          .array(z.object({ image: PictureInput, caption: optionalText(300) }))
          .min(1, "Zet minstens één beeld in het blok.")
          .max(MAX_GALLERY_PICTURES),
      }),
      z.object({
        ...ofInput,
        kind: z.literal("block_4"),
        title: OptionalTitle,
        frames: z
          .array(z.object({ title: Title, text: ShortText, image: OptionalPicture, link: LinkInput }))
          .min(1)
          .max(MAX_FRAMES),
        link: LinkInput,
      }),
    ],
    { error: "Zo'n blok kennen we niet. Haal het weg, en bewaar opnieuw." },
  )
  .meta({ id: "LandingBlockInput" });
/** A block as it is stored. */
export type StoredBlock = z.output<typeof LandingBlockInput>;
