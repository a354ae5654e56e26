import * as z from "zod";
import { MAX_ALT, MAX_MAKER } from "./picture-rules.ts";
import { typedLine } from "./typed-text.ts";

/* Fields that several endpoints share. Their Dutch names are in labels.nl.ts. */

/**
 * Room for a 6 MB picture as base64 with text, so that the rule can refuse it with a message
 * (docs/product/pictures.md#uploads).
 */
export const BODY_LIMIT_WITH_IMAGE = 10 * 1024 * 1024;

/** The addresses of renditions (docs/product/pictures.md#sizes). */
const ImageUrls = z.object({ sm: z.string(), default: z.string() });
const Percent = z.int().min(0).max(100);
export const FocalPoint = z
  .object({ x: Percent, y: Percent })
  .describe("wat in beeld blijft wanneer de afbeelding wordt bijgesneden, in procent van breedte en hoogte")
  .meta({ id: "FocalPoint" });
export type FocalPoint = z.infer<typeof FocalPoint>;

export const Picture = z
  .object({
    id: z.uuid(),
    url: ImageUrls,
    srcset: z
      .string()
      .describe("alle breedtes, als srcset van een <img>; AVIF voor browsers die dat aanvaarden, anders WebP"),
    width: z.int().describe("van de afbeelding op `default`, in pixels"),
    height: z.int(),
    alt: z.string().describe("wat erop te zien is; leeg voor versiering"),
    maker: z.string().nullable().describe("wie de afbeelding maakte, zoals het erbij staat"),
    focalPoint: FocalPoint,
  })
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof Picture>;

const detail = {
  alt: typedLine().trim().max(MAX_ALT),
  maker: typedLine()
    .trim()
    .max(MAX_MAKER)
    .nullable()
    .transform((name) => name || null),
  focalPoint: FocalPoint,
};
/** What a picture carries wherever it is shown (docs/product/pictures.md#what-a-picture-carries). Absent: as it was. */
export const PictureDetails = z.object(detail).partial();
export type PictureDetails = z.output<typeof PictureDetails>;

/** A download. */
export const FileLink = z.object({ name: z.string(), url: z.string() }).meta({ id: "File" });
export type FileLink = z.infer<typeof FileLink>;

/** A new image as a data URL or as `{data, action}`; null or `delete` removes it, absent keeps it. */
export const ImageInput = z
  .union([
    z.string(),
    z.object({ action: z.literal("create"), data: z.string(), ...PictureDetails.shape }),
    z.object({ action: z.literal("delete") }),
    z.null(),
  ])
  .optional();
export type ImageInput = z.infer<typeof ImageInput>;

/** A boolean as forms send it: 1 or 0, or a boolean. */
export const Flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(["0", "1"])])
  .transform((value) => value === true || value === 1 || value === "1");
/** A field that may stay empty: forms then send nothing, null, an empty string or false. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema, empty: readonly unknown[] = ["", false]) =>
  z.preprocess((typed) => (empty.includes(typed) ? null : typed), schema.nullish()) as unknown as z.ZodType<
    z.output<Schema> | null | undefined,
    z.input<Schema> | null | undefined
  >;
export const OptionalFlag = emptyAsNull(Flag, [""]);
/** A boolean in responses: 1 or 0. */
export const ZeroOne = z.literal([0, 1]);

/** A day or a moment that is not too long ago: the calendar of the database has no year 0. */
export const since1900 = <Schema extends z.ZodType<string, string>>(typed: Schema) =>
  typed.refine((day) => day >= "1900", "Kies een jaar vanaf 1900.");
/** A day or a moment in a year that somebody can have meant. */
export const inKnownYears = <Schema extends z.ZodType<string, string>>(typed: Schema) =>
  since1900(typed)
    // A later year is a slip. An offset may move the last day of 9999 to a year that no response can express.
    .refine((day) => day < "2200", "Kies een jaar voor 2200.");

const moment = (says: string) =>
  inKnownYears(
    z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true }), z.iso.date()], {
      error: ({ input }) => (input ? says : undefined),
    }),
  );
/**
 * A moment: with an offset an instant, without one a time in Brussels, and a day alone lasts until it ends there
 * (docs/product/contests.md#deadline).
 */
export const Moment = moment("Kies een dag; een uur mag erbij.");
/** A day; a moment counts as its day in Brussels. */
export const Day = moment("Kies een dag die bestaat.").describe("een dag; van een moment telt de dag in Brussel");

/** A day in Brussels, or an instant: as it was filled in (docs/product/activities.md#period). */
export const DayOrInstant = z.union([z.iso.date(), z.iso.datetime()]);

/** A number as a form sends it: with a point or a comma, and at most two decimals. */
const TYPED_HUNDREDTHS = /^\d{1,12}(?:[.,]\d{1,2})?$/;
/** With points between thousands, where that is certain: `19.999` may be meant differently. */
const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3}){1,3},\d{1,2}$/;

function numberTyped(typed: unknown) {
  if (typeof typed !== "string") return typed;
  const text = typed.trim();
  if (WITH_THOUSANDS.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return TYPED_HUNDREDTHS.test(text) ? Number(text.replace(",", ".")) : typed;
}

/**
 * A number from 0 to `max`, also as text, with no more than two decimals: 19.999 is refused, never rounded.
 * `multipleOf` would let 1e-7 through.
 * @param says the message for any other text or number
 */
export const hundredths = (max: number, says: string) =>
  z.preprocess(
    numberTyped,
    z
      .number({ error: ({ input }) => (typeof input === "string" && input !== "" ? says : undefined) })
      .min(0)
      .max(max)
      .refine((number) => Math.round(number * 100) / 100 === number, says),
  ) as unknown as z.ZodType<number, number | string>;

/** An amount in a response; for what is typed there is `Euros`. */
export const Amount = z.number().describe("in euro");

/** An amount of at most this many euros. */
export const Euros = (max: number) => hundredths(max, "Vul een bedrag met hoogstens twee cijfers na de komma in.");

export const Percentage = hundredths(100, "Vul een percentage met hoogstens twee cijfers na de komma in.");

export const Email = typedLine().trim().max(255).toLowerCase().pipe(z.email());

/** Rich text as typed. Branded, so that `columnsFrom` refuses it until it is sanitized. */
export type RichInput = string & z.core.$brand<"RichInput">;

/** The response schema of text fields: as stored, null when empty. */
export const storedText = <Field extends string>(fields: Readonly<Record<Field, z.ZodType>>) =>
  z.object(
    Object.fromEntries(
      Object.entries<z.ZodType>(fields).map(([field, { description }]) => {
        const stored = z.string().nullable();
        return [field, description ? stored.describe(description) : stored];
      }),
    ) as Record<Field, z.ZodNullable<z.ZodString>>,
  );

const namesNobody = ({ username, password }: URL) => username === "" && password === "";
/**
 * Only http and https: a `javascript:` address would run on our page. Nothing before an @: `https://vrt.be@x.example`
 * does not lead where it seems to.
 */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .refine((url) => namesNobody(new URL(url)), {
    error: "Laat in het webadres weg wat voor de @ staat.",
    when: ({ issues }) => issues.length === 0,
  });

export const PASSWORD_MIN = 8;
/**
 * At least 8 characters (docs/product/sign-in.md#passwords); surrounding spaces are part of the password but not
 * counted. The maximum prevents denial of service by hashing. The server checks whether it is too easy to guess.
 */
export const NewPassword = z
  .string()
  .max(200)
  .check(({ value, issues }) => {
    if ([...value.trim()].length >= PASSWORD_MIN) return;
    issues.push({ code: "too_small", origin: "string", minimum: PASSWORD_MIN, inclusive: true, input: value });
  })
  .describe(
    `minstens ${PASSWORD_MIN} tekens, spaties vooraan en achteraan niet meegeteld; geen dat veel mensen kiezen`,
  );

/** An opaque token from a mail or an address. */
export const Token = z
  .string()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}+$/u);
