import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, safe in addresses and cookies. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** How tokens are stored: who reads the database cannot use them. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest();

/**
 * A signature over facts, for one purpose. Deterministic: a mail that is made again after a crash carries the same
 * link, and nothing secret needs to be stored.
 */
export const sign = (secret: string, purpose: string, ...facts: string[]) =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, ...facts]))
    .digest("base64url");

export function sameSecret(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
