import { hash, verify } from "@node-rs/argon2";

/** The library, apart: a test counts that an unknown account costs as much as a known one. */
export const argon2 = { hash, verify };

/** Argon2id with the library's defaults (19 MiB, two passes), as OWASP advises. Of the password exactly as it was typed. */
export const hashPassword = (password: string) => argon2.hash(password);

/** What an unknown account is checked against, so that its answer takes as long as a known one's. */
const dummyHash = hashPassword(crypto.randomUUID());

export const isPassword = async (stored: string | undefined, password: string) =>
  (await argon2.verify(stored ?? (await dummyHash), password)) && stored !== undefined;
