import * as z from "zod";
import { isSameSitePath } from "#sites.ts";
import { WebAddress } from "./fields.ts";
import { typedLine } from "./typed-text.ts";

/* Fields that several staff resources share. */

/** The search filter of a list. */
export const SearchText = typedLine().trim().max(200).optional();

/**
 * A place in a list that is ordered by hand, from 1; a larger number means last. Absent: unchanged, or last for a new
 * row.
 */
export const Position = z.int().min(1).max(1000).nullish();

/** Empty text becomes null. */
export const optionalText = (max: number, typed = typedLine()) =>
  typed
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);

/** The state of content with a publication moment: draft, planned or public. */
export const PublishState = z.enum(["draft", "planned", "public"]);
export type PublishState = z.infer<typeof PublishState>;

/** The revision of a row that two editors may have opened: the body of a save repeats it. */
export const Revision = z.int().describe("wie bewaart, zegt van welke versie");

/** What each row of published content has. */
export const publishedFields = {
  publishedAt: z.iso.datetime().nullable().describe("null: nog niet; later: vanaf dan"),
  isPublic: z.boolean(),
  address: z.string().describe("waar het staat, of zal staan"),
  updatedAt: z.iso.datetime(),
  revision: Revision,
};

/** The body of a save: with the revision that was opened, to detect concurrent saves. */
export const withRevision = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  input.extend({ revision: z.int32() });

export const MAX_CONTENT_GENRES = 3;
export const ContentGenres = z.array(z.int32()).max(MAX_CONTENT_GENRES).default([]);

export const MAX_BODY = 500_000;

const MAILTO = "mailto:";
const isMailLink = (url: string) => url.startsWith(MAILTO) && z.email().safeParse(url.slice(MAILTO.length)).success;

/** A link of a button: a path of the same site, any web address, or an e-mail address. */
export const ButtonUrl = optionalText(2000).refine(
  (url) => url === null || isSameSitePath(url) || isMailLink(url) || WebAddress.safeParse(url).success,
  {
    error:
      "Vul een webadres in, zoals https://voorbeeld.be, een pad op dezelfde site, zoals /lezen, of een mailadres, zoals mailto:info@voorbeeld.be.",
  },
);

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Extensions of downloads: nothing that browsers execute. */
export const FILE_KINDS = ["pdf", "epub", "docx", "txt"] as const;

/** A new file as a data URL; null or `delete` removes it, absent keeps it. */
export const FileInput = z
  .union([
    z.object({
      action: z.literal("create"),
      name: typedLine()
        .max(255)
        .regex(/^\P{C}+$/u),
      data: z.string(),
    }),
    z.object({ action: z.literal("delete") }),
    z.null(),
  ])
  .optional();
export type FileInput = z.infer<typeof FileInput>;
