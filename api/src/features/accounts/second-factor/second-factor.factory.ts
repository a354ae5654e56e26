import { originOf } from "@inktvis/contract/sites";
import { Secret, TOTP } from "otpauth";
import type { Services } from "#platform/context.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { seal } from "#platform/secrets.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { virtualAuthenticator } from "./virtual-authenticator.fixture.ts";

/** A code of this secret, offset by a number of thirty-second steps. */
export const totpCode = ({ clock }: Pick<Services, "clock">, secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() + steps * 30_000 });

/** Creates a confirmed authenticator app. Returns a function that gives its codes. */
export async function aTotp(services: Services, userId: string) {
  const { db, clock, config } = services;
  const secret = new Secret({ size: 20 });
  const now = clock.now();
  await db
    .insertInto("totp_factors")
    .values({
      user_id: userId,
      sealed_secret: seal(config.secret, "totp-secret", userId, secret.bytes),
      created_at: now,
      confirmed_at: now,
    })
    .execute();
  return (steps = 0) => totpCode(services, secret.base32, steps);
}

/** An authenticator for the auth site that is not registered yet. */
export const anAuthenticator = ({ config }: Pick<Services, "config">) =>
  virtualAuthenticator({ origin: originOf(config.sites, "auth"), rpId: config.sites.hosts.auth });

/** A registered passkey. */
export async function aPasskey(services: Services, userId: string) {
  const authenticator = anAuthenticator(services);
  const { id } = await services.db
    .insertInto("passkeys")
    .values({
      user_id: userId,
      credential_id: authenticator.id,
      public_key: authenticator.publicKey,
      counter: 0,
      transports: ["internal"],
      name: "Mijn telefoon",
      created_at: services.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...authenticator, rowId: id };
}

export const someRecoveryCodes = ({ db, config }: Services, userId: string) =>
  db.transaction().execute((tx) => replaceRecoveryCodes(tx, config, userId));

/** Sets up an app through the API. */
export async function setUpTotp(services: Services, browser: TestBrowser) {
  const { secret, uri } = (await browser.post("/me/second-factor/totp", {}, "account")).body.data;
  const token = totpCode(services, secret);
  const confirmed = await browser.post("/me/second-factor/totp/confirm", { token }, "account");
  return { secret: secret as string, uri: uri as string, confirmed };
}

/** Adds a passkey through the API. */
export async function addPasskey(
  services: Services,
  browser: TestBrowser,
  name = "Mijn telefoon",
  passkey = anAuthenticator(services),
) {
  const options = (await browser.post("/auth/passkeys/options", {}, "auth")).body.data;
  const attestation = passkey.create(options.challenge);
  return { passkey, options, added: await browser.post("/auth/passkeys", { name, attestation }, "auth") };
}
