import * as z from "zod";
import { typedLine } from "#layer/typed-text.ts";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";

/** Six digits of an authenticator app, which shows them in two groups. */
export const TotpToken = z.object({
  token: z
    .string()
    .max(20)
    .transform((token) => token.replaceAll(/\s/g, ""))
    .refine((token) => /^\d{6}$/.test(token), "Vul de zes cijfers in die je app nu toont."),
});

const FirstTotpToken = TotpToken.extend({
  startedAt: z.iso
    .datetime()
    .optional()
    .describe("van wanneer de sleutel is die in de app staat; zonder dit de laatste"),
});

export const PasskeyName = typedLine()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{C}]*$/u, "Deze naam bevat een teken dat niet kan.");

const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof Passkey>;

/** The second factor of a person, without secrets. */
export const SecondFactor = z
  .object({
    isOn: z.boolean().describe("of aanmelden een tweede stap vraagt"),
    isDemanded: z.boolean().describe("of het kantoor er een vraagt van deze persoon"),
    isConfirmed: z
      .boolean()
      .describe("of dit toestel pas nog bewees wie je bent; anders wordt elke wijziging geweigerd"),
    totp: z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactor = z.infer<typeof SecondFactor>;

export const RecoveryCodes = z.array(z.string()).describe("alleen nu te zien: ze worden niet leesbaar bewaard");
/** Recovery codes come with the first factor; null if there are some already. */
export const AddedFactor = z.object({ recoveryCodes: RecoveryCodes.nullable() });

/** Every change responds 409 `confirm-first` without a fresh proof (`secondStep`). */
export const secondFactor = {
  get: endpoint({
    method: "GET",
    path: "/me/second-factor",
    access: "member",
    summary: "Je tweede stap bij het aanmelden",
    response: dataOf(SecondFactor),
  }),
  startTotp: endpoint({
    method: "POST",
    path: "/me/second-factor/totp",
    access: "member",
    summary: "Een authenticator-app instellen; ze geldt zodra een eerste code bevestigd is",
    response: dataOf(
      z.object({
        secret: z.string().describe("base32"),
        uri: z.string().describe("voor een QR-code"),
        startedAt: z.iso.datetime(),
      }),
    ),
  }),
  confirmTotp: endpoint({
    method: "POST",
    path: "/me/second-factor/totp/confirm",
    access: "member",
    summary: "De authenticator-app bevestigen met een eerste code",
    body: FirstTotpToken,
    response: dataOf(AddedFactor),
  }),
  removeTotp: endpoint({
    method: "DELETE",
    path: "/me/second-factor/totp",
    access: "member",
    summary: "De authenticator-app wegnemen",
    status: 204,
  }),
  renamePasskey: endpoint({
    method: "PUT",
    path: "/me/second-factor/passkeys/{id}",
    access: "member",
    summary: "Een passkey een andere naam geven",
    params: IdParams,
    body: z.object({ name: PasskeyName }),
    status: 204,
  }),
  removePasskey: endpoint({
    method: "DELETE",
    path: "/me/second-factor/passkeys/{id}",
    access: "member",
    summary: "Een passkey wegnemen",
    params: IdParams,
    status: 204,
  }),
  renewRecoveryCodes: endpoint({
    method: "POST",
    path: "/me/second-factor/recovery-codes",
    access: "member",
    summary: "Nieuwe herstelcodes; de vorige gelden niet meer",
    response: dataOf(z.object({ recoveryCodes: RecoveryCodes })),
  }),
  switchOff: endpoint({
    method: "DELETE",
    path: "/me/second-factor",
    access: "member",
    summary: "De tweede stap uitzetten: app, passkeys en herstelcodes samen",
    status: 204,
  }),
};
