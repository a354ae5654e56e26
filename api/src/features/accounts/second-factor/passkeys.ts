import type { PasskeyAssertion, PasskeyAttestation } from "@inktvis/contract/features/accounts/second-step";
import { originOf } from "@inktvis/contract/sites";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import type * as z from "zod";
import type { Config } from "#platform/config.ts";

/*
 * Passkeys belong to the host of the auth site, the only place to sign in: a passkey works on one domain and sites may
 * have different ones. Since the password comes first, user verification is not required.
 */

const USER_VERIFICATION = "preferred";
/**
 * EdDSA, ES256 and RS256, which authenticators support; the library's default also tries algorithms that are
 * experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257];
const partyOf = ({ sites }: Config) => ({ expectedRPID: sites.hosts.auth, expectedOrigin: originOf(sites, "auth") });

export interface KnownPasskey {
  credential_id: string;
  transports: string[];
}
const descriptorsOf = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, transports }));

/** Options to create a passkey, except for those already known. */
export const attestationOptions = (
  { sites }: Config,
  { user, known }: { user: { id: string; email: string; nickname: string }; known: readonly KnownPasskey[] },
) =>
  generateRegistrationOptions({
    rpName: "Inktvis",
    rpID: sites.hosts.auth,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll("-", ""), "hex")),
    userName: user.email,
    userDisplayName: user.nickname,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: { residentKey: "preferred", userVerification: USER_VERIFICATION },
  });

/** Options to use one of the known passkeys. */
export const assertionOptions = ({ sites }: Config, known: readonly KnownPasskey[]) =>
  generateAuthenticationOptions({
    rpID: sites.hosts.auth,
    allowCredentials: descriptorsOf(known),
    userVerification: USER_VERIFICATION,
  });

/** We request no WebAuthn extensions, so ignore any. */
const withoutExtensions = <R extends object>(response: R) => ({ ...response, clientExtensionResults: {} });

/** The library throws on any invalid response. */
const undefinedOnError = <T>(verified: Promise<T>) => verified.catch(() => undefined);

/** The new passkey; undefined if the response is invalid. */
export async function verifyAttestation(
  config: Config,
  attestation: z.output<typeof PasskeyAttestation>,
  expectedChallenge: string,
) {
  const [party, response] = [partyOf(config), withoutExtensions(attestation)];
  const verified = await undefinedOnError(
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      ...party,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  return verified?.verified ? verified.registrationInfo.credential : undefined;
}

/** The new signature counter; undefined if the response is invalid. */
export async function verifyAssertion(
  config: Config,
  assertion: z.output<typeof PasskeyAssertion>,
  { credential, expectedChallenge }: { credential: WebAuthnCredential; expectedChallenge: string },
) {
  const [party, response] = [partyOf(config), withoutExtensions(assertion)];
  const verified = await undefinedOnError(
    verifyAuthenticationResponse({ response, expectedChallenge, credential, ...party, requireUserVerification: false }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
