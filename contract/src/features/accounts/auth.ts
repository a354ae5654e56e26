import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { Email, Flag, NewPassword, Token } from "#layer/fields.ts";
import { withRules } from "#layer/form-rules.ts";
import { SITE_NAMES } from "#sites.ts";
import { typedLine } from "#layer/typed-text.ts";

export const LoginInput = z.object({
  email: Email,
  password: z.string().min(1).max(200),
});
export type LoginInput = z.input<typeof LoginInput>;

/** Invisible characters would let two different names look the same. */
const withoutInvisible = (name: string) =>
  name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").replaceAll("\u2800", " ");
/** Letters of another script can pass for Latin ones. Per word: one pattern over a long line takes quadratic time. */
const hasMixedWord = (name: string) =>
  name
    .split(/\s/)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
/** More marks on a letter than any language has: they would cover the lines around it. */
const PILED_MARKS = /\p{M}{4}/u;

/** Restricted, so that nobody can put a message in lists and mails, or pass for somebody else. */
export const Nickname = typedLine()
  .overwrite(withoutInvisible)
  .trim()
  .min(2)
  .max(255)
  .refine((name) => !/\p{C}/u.test(name) && !PILED_MARKS.test(name), "Je schrijversnaam bevat een teken dat niet kan.")
  .refine((name) => !hasMixedWord(name), "Gebruik in één woord letters van één schrift.")
  .refine((name) => !name.includes("://"), "Een webadres kan geen schrijversnaam zijn.");

const TermsNumber = z.int().nullable();

export const RegisterInput = z.object({
  nickname: Nickname,
  email: Email,
  password: NewPassword,
  termsVersion: Flag.refine((agreed) => agreed, "Ga akkoord met de voorwaarden om een account te maken."),
  newsletter: Flag.optional().default(false),
  shownTerms: TermsNumber.optional().describe(
    "de versie van de voorwaarden die het formulier toonde; is er intussen een andere, dan wordt de aanvraag geweigerd",
  ),
});
export type RegisterInput = z.input<typeof RegisterInput>;

export const ForgotPasswordInput = z.object({ email: Email });

/** Whether the repetition is the same. An empty one passes here: it is already reported as missing. */
export const isRepeated = (one: string, repetition: string) => !repetition || one === repetition;
export const PASSWORDS_DIFFER = "De twee wachtwoorden zijn niet gelijk.";
/** The parameters of a link to reset the password. */
export const ResetLinkInput = z.object({ email: Email, token: Token });
export const ResetPasswordInput = withRules(
  ResetLinkInput.extend({ password: NewPassword, password_confirmation: z.string().min(1).max(200) }),
  [
    {
      at: "password_confirmation",
      says: PASSWORDS_DIFFER,
      holds: (input) => isRepeated(input.password, input.password_confirmation),
    },
  ],
);

/** The parameters of a link in a mail. */
export const MailTokenInput = z.object({ userId: z.uuid(), token: Token });

/** The code of the refusal when a password is required: the browser is not the one that registered. */
export const PASSWORD_NEEDED = "password-needed";
/** The code of the refusal of a used confirmation link; a password that comes with it is ignored. */
export const ALREADY_CONFIRMED = "already-confirmed";
export const ConfirmEmailInput = MailTokenInput.extend({
  password: NewPassword.optional().describe("in een andere browser dan die waarin het account gevraagd werd"),
});

export const auth = {
  csrfToken: endpoint({
    method: "GET",
    path: "/csrf-token",
    access: "public",
    summary: "De code die elke wijzigende aanroep meestuurt in X-CSRF-TOKEN",
    response: dataOf(z.object({ token: z.string() })),
  }),
  isLoggedIn: endpoint({
    method: "GET",
    path: "/auth/is-logged-in",
    access: "public",
    summary: "Of deze browser op deze site is aangemeld",
    response: dataOf(z.object({ isLoggedIn: z.boolean() })),
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/login",
    access: "public",
    summary: "Aanmelden op de aanmeldsite; wie een tweede stap heeft, is dan nog niet aangemeld",
    body: LoginInput,
    response: dataOf(z.object({ isSecondStepDue: z.boolean() })),
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "public",
    summary: "Afmelden op alle sites tegelijk",
    status: 204,
  }),
  termsInForce: endpoint({
    method: "GET",
    path: "/auth/terms-in-force",
    access: "public",
    summary: "De versie van de voorwaarden die nu geldt; null: er is er nog geen",
    response: dataOf(z.object({ number: TermsNumber })),
  }),
  register: endpoint({
    method: "POST",
    path: "/auth/register",
    access: "public",
    summary: "Een account aanvragen; het bestaat zodra het e-mailadres bevestigd is",
    body: RegisterInput,
    response: dataOf(
      z.object({
        userId: z.uuid(),
        isMailed: z.boolean().describe("niet als er het laatste uur al veel mails gingen"),
      }),
    ),
  }),
  verifyEmail: endpoint({
    method: "POST",
    path: "/auth/verify-email",
    access: "public",
    summary: "Het e-mailadres van een nieuw account bevestigen",
    body: ConfirmEmailInput,
    status: 204,
  }),
  resendVerifyEmail: endpoint({
    method: "POST",
    path: "/auth/resend-verify-email",
    access: "public",
    summary: "De bevestigingsmail opnieuw sturen; antwoordt altijd hetzelfde",
    body: z.object({ userId: z.uuid() }),
    status: 204,
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    access: "public",
    summary: "Een link vragen om het wachtwoord te herstellen; antwoordt altijd hetzelfde",
    body: ForgotPasswordInput,
    status: 204,
  }),
  checkResetLink: endpoint({
    method: "POST",
    path: "/auth/reset-password/check",
    access: "public",
    summary: "Of de link om een wachtwoord te kiezen nog werkt; nakijken verbruikt hem niet",
    body: ResetLinkInput,
    status: 204,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    access: "public",
    summary: "Een nieuw wachtwoord kiezen; meldt overal af",
    body: ResetPasswordInput,
    status: 204,
  }),
  syncSessionSigningToken: endpoint({
    method: "GET",
    path: "/auth/sync-session-signing-token",
    access: "public",
    summary: "Stap 1 van het overnemen van een aanmelding: op de site die ze wil overnemen",
    response: dataOf(z.object({ signingToken: z.string() })),
  }),
  syncSessionToken: endpoint({
    method: "GET",
    path: "/auth/sync-session-token",
    access: "member",
    summary: "Stap 2: op de aanmeldsite",
    query: z.object({ signingToken: Token }),
    response: dataOf(z.object({ syncToken: z.string(), siteName: z.enum(SITE_NAMES) })),
  }),
  syncSession: endpoint({
    method: "POST",
    path: "/auth/sync-session",
    access: "public",
    summary: "Stap 3: terug op de site, die nu aangemeld is",
    body: z.object({ token: Token }),
    status: 204,
  }),
};
