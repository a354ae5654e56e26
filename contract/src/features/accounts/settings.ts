import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Nickname } from "./auth.ts";
import { BODY_LIMIT_WITH_IMAGE, ImageInput, NewPassword, storedText, WebAddress } from "#layer/fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

const NEW_NICKNAME_MIN = 3;
const MAX_RICH_LENGTH = 100_000;

/** An optional field: absent keeps the current value, empty clears it. */
const emptyOr = (schema: z.ZodType<string, string>, typed = typedLine()) =>
  typed
    .trim()
    .pipe(z.union([z.literal("").transform(() => null), schema]))
    .nullish();
const line = (min: number) => emptyOr(z.string().min(min).max(255));
const rich = typedText()
  .max(MAX_RICH_LENGTH)
  .brand<"RichInput">()
  .nullish()
  .describe("opgemaakte tekst; wordt opgeschoond");

const lines = {
  firstName: line(2),
  lastName: line(2),
  dateOfBirth: emptyOr(z.iso.date()).describe("Y-MM-DD, in het verleden"),
  bio: emptyOr(z.string().max(2000), typedText()),
  website: emptyOr(WebAddress.max(255)),
  phone: line(3),
  addressStreet: line(3),
  addressNumber: line(1),
  addressPostalCode: line(3),
  addressCity: line(3),
  addressCountry: emptyOr(z.string().length(2)).describe("ISO 3166-1, twee letters"),
};
const portfolio = { education: rich, publications: rich, prizes: rich, varia: rich };

/** The text fields of the profile, in responses. */
export const ProfileTexts = storedText({ ...lines, ...portfolio });
export const PORTFOLIO = z.object(portfolio).keyof().options;

export const COUNTRY_OF_CITY = "Kies ook het land van je gemeente.";

/** The profile form (docs/product/accounts.md#profile-form). An unchanged nickname may be too short for a new one. */
export const ProfileInput = z
  .object({
    nickname: Nickname.optional(),
    ...lines,
    profilePicture: ImageInput,
    genres: z.array(z.int32()).max(100).optional(),
    ...portfolio,
  })
  .superRefine(({ addressCity, addressCountry }, context) => {
    // Absent: the stored country counts, which only the API knows.
    if (!addressCity || addressCountry || addressCountry === undefined) return;
    context.addIssue({ code: "custom", path: ["addressCountry"], message: COUNTRY_OF_CITY });
  })
  .meta({ id: "ProfileInput" });
export type ProfileInput = z.input<typeof ProfileInput>;

export const isTooShortNickname = (nickname: string, current: string) =>
  nickname !== current && nickname.length < NEW_NICKNAME_MIN;
export const NICKNAME_TOO_SHORT = `Een nieuwe schrijversnaam moet minstens ${NEW_NICKNAME_MIN} tekens hebben.`;

export const ChangePasswordInput = z
  .object({ oldPassword: z.string().min(1).max(200), password: NewPassword })
  .meta({ id: "ChangePasswordInput" });

export const PrivacySettingsInput = z
  .object({ realNamePublicVisible: z.boolean(), agePublicVisible: z.boolean() })
  .meta({ id: "PrivacySettingsInput" });

export const NotificationSettingsInput = z
  .object({ receiveOnlyCrucialEmail: z.boolean() })
  .meta({ id: "NotificationSettingsInput" });

export const settings = {
  updateProfile: endpoint({
    method: "PUT",
    path: "/me",
    access: "member",
    summary: "Je profiel wijzigen; wat ontbreekt, blijft zoals het is",
    body: ProfileInput,
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    status: 204,
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/me/change-password",
    access: "member",
    summary: "Een ander wachtwoord kiezen; meldt af op al je andere toestellen",
    body: ChangePasswordInput,
    status: 204,
  }),
  changePrivacy: endpoint({
    method: "PUT",
    path: "/me/privacy-settings",
    access: "member",
    summary: "Kiezen wat anderen van je zien; onder de 18 jaar zien ze geen van beide",
    body: PrivacySettingsInput,
    status: 204,
  }),
  changeNotifications: endpoint({
    method: "PUT",
    path: "/me/notification-settings",
    access: "member",
    summary: "Kiezen of je alleen de noodzakelijke e-mails krijgt",
    body: NotificationSettingsInput,
    status: 204,
  }),
};
