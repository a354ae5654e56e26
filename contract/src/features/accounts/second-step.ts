import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { AddedFactor, PasskeyName, TotpToken } from "./second-factor.ts";
import { typedLine } from "#layer/typed-text.ts";

/** The pending proof of this browser, and the methods that it can use. */
export const SecondStep = z
  .object({
    purpose: z
      .enum(["signIn", "confirm"])
      .describe(
        "signIn: het wachtwoord was juist, nu de tweede stap; confirm: al aangemeld, opnieuw bewijzen wie je bent",
      ),
    password: z.boolean().describe("alleen bij confirm, en zonder tweede stap"),
    totp: z.boolean(),
    passkey: z.boolean(),
    recoveryCode: z.boolean(),
  })
  .meta({ id: "SecondStep" });
export type SecondStep = z.infer<typeof SecondStep>;

/** More than any authenticator sends. */
const bytes = z.base64url().min(1).max(20_000);
const transports = z.array(typedLine().max(50)).max(10);
const credential = <R extends z.ZodType>(response: R) =>
  z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal("public-key"),
    response,
  });

/** The result of `navigator.credentials.get`. */
export const PasskeyAssertion = credential(
  z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: typedLine().max(500).optional(),
  }),
);
/** The result of `navigator.credentials.create`. */
export const PasskeyAttestation = credential(
  z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
);

const userVerification = z.enum(["required", "preferred", "discouraged"]).optional();
const descriptor = z.object({ id: z.string(), type: z.string(), transports: transports.optional() });

/** For `navigator.credentials.get`. */
const AssertionOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification,
});
/** For `navigator.credentials.create`. */
const AttestationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: userVerification,
      requireResidentKey: z.boolean().optional(),
      userVerification,
    })
    .optional(),
});

export const RecoveryToken = z.object({ token: typedLine().trim().min(1).max(50) });
export const PasswordAgain = z.object({ password: z.string().min(1).max(200) });

/** On the auth site only: passkeys belong to its host. */
export const secondStep = {
  get: endpoint({
    method: "GET",
    path: "/auth/second-step",
    access: "public",
    summary: "Wat deze browser nog moet bewijzen; null wanneer dat niets is",
    response: dataOf(SecondStep.nullable()),
  }),
  password: endpoint({
    method: "POST",
    path: "/auth/second-step/password",
    access: "member",
    summary: "Opnieuw bewijzen wie je bent, voor wie geen tweede stap heeft",
    body: PasswordAgain,
    status: 204,
  }),
  totp: endpoint({
    method: "POST",
    path: "/auth/second-step/totp",
    access: "public",
    summary: "De tweede stap met een code van de authenticator-app",
    body: TotpToken,
    status: 204,
  }),
  recoveryCode: endpoint({
    method: "POST",
    path: "/auth/second-step/recovery-code",
    access: "public",
    summary: "De tweede stap met een herstelcode, die daarna niet meer geldt",
    body: RecoveryToken,
    status: 204,
  }),
  passkeyOptions: endpoint({
    method: "POST",
    path: "/auth/second-step/passkey-options",
    access: "public",
    summary: "Wat de browser nodig heeft om een passkey te vragen",
    response: dataOf(AssertionOptions),
  }),
  passkey: endpoint({
    method: "POST",
    path: "/auth/second-step/passkey",
    access: "public",
    summary: "De tweede stap met een passkey",
    body: z.object({ assertion: PasskeyAssertion }),
    status: 204,
  }),
  newPasskeyOptions: endpoint({
    method: "POST",
    path: "/auth/passkeys/options",
    access: "member",
    summary: "Wat de browser nodig heeft om een passkey te maken",
    response: dataOf(AttestationOptions),
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "/auth/passkeys",
    access: "member",
    summary: "Een passkey toevoegen",
    body: z.object({ name: PasskeyName, attestation: PasskeyAttestation }),
    response: dataOf(AddedFactor),
    status: 201,
  }),
};
