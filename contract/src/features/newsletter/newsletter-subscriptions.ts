import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Email, Flag, Token } from "#layer/fields.ts";
import { dataOf } from "#layer/schemas.ts";
import { optionalText } from "#layer/staff-fields.ts";

/** What leads somewhere: a web or e-mail address, or a telephone number. */
const LEADS_SOMEWHERE = /[\d/@:]|\.\p{L}{2}/u;
/** Every newsletter greets its reader by this name, and anybody can fill it in for somebody else's address. */
const FirstName = optionalText(60).refine(
  (name) => name === null || !LEADS_SOMEWHERE.test(name),
  "Vul hier alleen je voornaam in.",
);

/** Asking for the newsletter (docs/product/newsletter.md#subscribing). */
export const NewsletterSubscriptionInput = z
  .object({
    email: Email,
    firstName: FirstName,
    consent: Flag.refine((given) => given, "Ga akkoord dat we je de nieuwsbrief mailen."),
  })
  .meta({ id: "NewsletterSubscriptionInput" });

/** What the link in the mail carries, which confirms the subscription. */
const ConfirmInput = z.object({ id: z.uuid(), token: Token });
const TokenParams = z.object({ token: Token });

export const newsletterSubscriptions = {
  subscribe: endpoint({
    method: "POST",
    path: "/newsletter/subscriptions",
    access: "public",
    summary: "De nieuwsbrief vragen; er komt een mail om het te bevestigen, of het adres nu bekend is of niet",
    body: NewsletterSubscriptionInput,
    response: dataOf(
      z.object({
        isSubscribed: z.boolean().describe("het adres van wie aangemeld is: dat is al bevestigd"),
        isHeldBack: z.boolean().describe("en dat account krijgt alleen belangrijke mails"),
      }),
    ),
    status: 202,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/newsletter/subscriptions/confirm",
    access: "public",
    summary:
      "De inschrijving bevestigen met de link van de mail; nog eens is geen fout, tenzij het adres van een account is: dan is de link gebruikt",
    body: ConfirmInput,
    response: dataOf(
      z.object({
        isHeldBack: z.boolean().describe("het account van dit adres krijgt alleen belangrijke mails"),
      }),
    ),
  }),
  subscription: endpoint({
    method: "GET",
    path: "/newsletter/unsubscribe/{token}",
    access: "public",
    summary: "Waarvoor de link onder een nieuwsbrief uitschrijft; er verandert niets",
    params: TokenParams,
    response: dataOf(z.object({ email: z.string(), isSubscribed: z.boolean() })),
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/newsletter/unsubscribe/{token}",
    access: "public",
    signedAddress: true,
    summary: "Uitschrijven met de link onder een nieuwsbrief, ook vanuit een mailprogramma (RFC 8058)",
    params: TokenParams,
    status: 204,
  }),
};
