import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's defaults (19 MiB, two passes), as OWASP advises. */
export const hashPassword = (password: string) => hash(password);

/** What an unknown account is checked against, so that its answer takes as long as a known one's. */
const nobody = hashPassword(crypto.randomUUID());

export const isPassword = async (stored: string | undefined, password: string) =>
  (await verify(stored ?? (await nobody), password)) && stored !== undefined;
