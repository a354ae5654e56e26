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
 * Passkeys belong to the host of the auth site, the only one where people sign in: sites may live on domains that have
 * nothing in common, and a passkey works on one domain. A password was given before, so that the authenticator need not
 * ask who holds it, though it may.
 */

const USER_VERIFICATION = "preferred";
/** EdDSA, ES256 and RS256, which authenticators have; by default the library also tries what Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];
const partyOf = ({ sites }: Config) => ({ expectedRPID: sites.hosts.auth, expectedOrigin: originOf(sites, "auth") });

export interface KnownPasskey {
  credential_id: string;
  transports: string[];
}
const descriptorsOf = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, transports }));

/** For a passkey that is not one of those that are known. */
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

/** For one of the passkeys that are known. */
export const assertionOptions = ({ sites }: Config, known: readonly KnownPasskey[]) =>
  generateAuthenticationOptions({
    rpID: sites.hosts.auth,
    allowCredentials: descriptorsOf(known),
    userVerification: USER_VERIFICATION,
  });

/** We ask for no extension of WebAuthn, and so read none. */
const withoutExtensions = <R extends object>(response: R) => ({ ...response, clientExtensionResults: {} });

/** Whatever is wrong with what a browser sent, the library throws: for us that is one answer. */
const undefinedOnError = <T>(verified: Promise<T>) => verified.catch(() => undefined);

/** The passkey that the browser made for this challenge; undefined when anything about it is not right. */
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

/** The count of the authenticator after it signed this challenge; undefined when anything about it is not right. */
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
