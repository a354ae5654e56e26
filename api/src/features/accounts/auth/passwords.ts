import { hash, verify } from "@node-rs/argon2";

/** Exported as an object so that a test can count calls: an unknown account must cost as many as a known one. */
export const argon2 = { hash, verify };

/** Argon2id with the library's defaults (19 MiB, two passes), as OWASP advises. The password is not normalised. */
export const hashPassword = (password: string) => argon2.hash(password);

/** Verified for unknown accounts, so that response time does not reveal accounts. */
const dummyHash = hashPassword(crypto.randomUUID());

export const isPassword = async (stored: string | undefined, password: string) =>
  (await argon2.verify(stored ?? (await dummyHash), password)) && stored !== undefined;
