import * as z from "zod";
import { isSameSitePath } from "#sites.ts";
import { WebAddress } from "./fields.ts";

/* Fields that the screens of the staff room share. */

/** What a list is narrowed by. */
export const SearchText = z.string().trim().max(200).optional();

/** Left empty it is nothing. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);

/** Whether something that is published at a moment is public: never, later, already. */
export const PublishState = z.enum(["draft", "planned", "public"]);
export type PublishState = z.infer<typeof PublishState>;

export const MAX_BODY = 500_000;

/** Where a button leads: a page of the same site, or any other of the web. */
export const ButtonUrl = optionalText(2000).refine(
  (url) => url === null || isSameSitePath(url) || WebAddress.safeParse(url).success,
  { error: "Vul een webadres in, zoals https://voorbeeld.be, of een pad op dezelfde site, zoals /lezen." },
);

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** How the names of files end that may be offered for downloading: nothing that a browser runs. */
export const FILE_KINDS = ["pdf", "epub", "docx", "txt"] as const;

/** A new file as a data URL; null or `delete` takes the one that is there away, absent keeps it. */
export const FileInput = z
  .union([
    z.object({
      action: z.literal("create"),
      name: z
        .string()
        .max(255)
        .regex(/^\P{C}+$/u),
      data: z.string(),
    }),
    z.object({ action: z.literal("delete") }),
    z.null(),
  ])
  .optional();
export type FileInput = z.infer<typeof FileInput>;
