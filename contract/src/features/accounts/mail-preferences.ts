import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { Flag, Token } from "#layer/fields.ts";

/**
 * Optional mails, which people can switch off separately or all at once
 * (docs/product/notifications.md#mail-categories).
 */
export const MailCategory = z.enum(["follows", "academy", "courses", "newsletter"]);
export type MailCategory = z.infer<typeof MailCategory>;

export const MailPreferences = z
  .object({
    follows: z.boolean().describe("nieuwe teksten van wie je volgt, in één mail per dag"),
    academy: z.boolean().describe("wanneer je je voor de academie kan inschrijven"),
    courses: z.boolean().describe("nieuwe cursussen waarvan je op de hoogte wil blijven"),
    newsletter: z.boolean(),
  } satisfies Record<MailCategory, z.ZodBoolean>)
  .meta({ id: "MailPreferences" });
export type MailPreferences = z.infer<typeof MailPreferences>;

/** An absent category stays as it is: a link in a mail may have ended it in the meantime. */
export const MailPreferencesInput = z
  .object({
    follows: Flag.optional(),
    academy: Flag.optional(),
    courses: Flag.optional(),
    newsletter: Flag.optional(),
  } satisfies Record<MailCategory, z.ZodType>)
  .meta({ id: "MailPreferencesInput" });
export type MailPreferencesInput = z.input<typeof MailPreferencesInput>;

const TokenParams = z.object({ token: Token });

export const mailPreferences = {
  get: endpoint({
    method: "GET",
    path: "/me/mail-preferences",
    access: "member",
    summary: "Welke mails je wil krijgen",
    response: dataOf(MailPreferences),
  }),
  update: endpoint({
    method: "PUT",
    path: "/me/mail-preferences",
    access: "member",
    summary: "Kiezen welke mails je wil krijgen; wat ontbreekt, blijft zoals het is",
    body: MailPreferencesInput,
    status: 204,
  }),
  subscription: endpoint({
    method: "GET",
    path: "/unsubscribe/{token}",
    access: "public",
    summary: "Waarvoor de link onder een mail uitschrijft; er verandert niets",
    params: TokenParams,
    response: dataOf(z.object({ category: MailCategory, isSubscribed: z.boolean() })),
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/unsubscribe/{token}",
    access: "public",
    signedAddress: true,
    summary: "Uitschrijven met de link onder een mail, ook vanuit een mailprogramma (RFC 8058); nog eens is geen fout",
    params: TokenParams,
    status: 204,
  }),
};
