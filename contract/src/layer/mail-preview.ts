import * as z from "zod";

/** A mail of an organiser as its readers get it, without the layout. */
export const MailPreview = z
  .object({
    count: z.int().describe("hoeveel mensen deze mail krijgen"),
    replyTo: z.string().describe("waar antwoorden aankomen"),
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.string()),
    button: z.string(),
    smallPrint: z.array(z.string()),
  })
  .meta({ id: "MailPreview" });
export type MailPreview = z.infer<typeof MailPreview>;
