import * as z from "zod";
import { ABILITIES, ROLES, STAFF_RIGHTS } from "#access.ts";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { MailTokenInput } from "./auth.ts";
import { ProfileTexts } from "./settings.ts";
import { Email, Picture } from "#layer/fields.ts";

const abilities = Object.fromEntries(ABILITIES.map((ability) => [ability, z.boolean()])) as {
  [A in (typeof ABILITIES)[number]]: z.ZodBoolean;
};

/** The signed-in person, as only that person sees it (docs/product/accounts.md#profile-form). */
export const Me = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nickname: z.string(),
    email: z.string(),
    ...ProfileTexts.shape,
    profilePicture: Picture.nullable(),
    genres: z.array(z.int()),
    privacySettings: z.object({ realNamePublicVisible: z.boolean(), agePublicVisible: z.boolean() }),
    receiveOnlyCrucialEmail: z.boolean(),
    roles: z.array(z.object({ codeName: z.enum(ROLES) })),
    ...abilities,
    staffRoomNeeds: z
      .enum(["secondFactor", "secondStep"])
      .nullable()
      .describe("wat het kantoor eerst nog vraagt: een tweede stap instellen, of ze zetten; null wanneer het open is"),
    staffRights: z.array(z.enum(STAFF_RIGHTS)).describe("wat iemand van het team in het kantoor mag"),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof Me>;

/** Another address that was asked for and is not confirmed yet. */
export const EmailChange = z
  .object({
    email: z.string(),
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe("tot dan werkt de link in de mail"),
    isExpired: z.boolean(),
  })
  .meta({ id: "EmailChange" });
export type EmailChange = z.infer<typeof EmailChange>;

export const me = {
  get: endpoint({
    method: "GET",
    path: "/me",
    access: "member",
    summary: "Wie aangemeld is",
    response: dataOf(Me),
  }),
  emailChange: endpoint({
    method: "GET",
    path: "/me/change-email",
    access: "member",
    summary: "Het e-mailadres dat nog bevestigd moet worden",
    response: dataOf(EmailChange.nullable()),
  }),
  changeEmail: endpoint({
    method: "PUT",
    path: "/me/change-email",
    access: "member",
    summary: "Een ander e-mailadres vragen; het geldt zodra het bevestigd is",
    body: z.object({
      email: Email,
      again: z
        .literal(true)
        .optional()
        .describe("stuur de link opnieuw, zolang het dit adres is dat wacht; anders 409"),
    }),
    status: 204,
  }),
  withdrawEmailChange: endpoint({
    method: "DELETE",
    path: "/me/change-email",
    access: "member",
    summary: "De gevraagde wijziging intrekken; haar link werkt dan niet meer",
    query: z.object({
      issuedAt: z.iso
        .datetime()
        .optional()
        .describe("trek alleen in wat toen gevraagd is; 409 als dat niet (meer) wacht"),
    }),
    status: 204,
  }),
  confirmChangeEmail: endpoint({
    method: "POST",
    path: "/me/confirm-change-email",
    access: "public",
    summary: "Het nieuwe e-mailadres bevestigen",
    body: MailTokenInput,
    status: 204,
  }),
  undoChangeEmail: endpoint({
    method: "POST",
    path: "/me/undo-change-email",
    access: "public",
    summary: "Het oude e-mailadres terugzetten met de link die daarheen ging; meldt overal af",
    body: MailTokenInput,
    response: dataOf(
      z.object({ email: z.string(), token: z.string().describe("om meteen een nieuw wachtwoord te kiezen") }),
    ),
  }),
};
