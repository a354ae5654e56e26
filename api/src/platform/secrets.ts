import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

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

const SEALED = { cipher: "aes-256-gcm", nonce: 12, tag: 16 } as const;
const sealingKey = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts what the server must be able to read again, for one purpose and one owner: it opens for no other. */
export function seal(secret: string, purpose: string, owner: string, bytes: Uint8Array) {
  const nonce = randomBytes(SEALED.nonce);
  const cipher = createCipheriv(SEALED.cipher, sealingKey(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** What was sealed; undefined when that was for something else, or under a secret that has changed since. */
export function unseal(secret: string, purpose: string, owner: string, sealed: Buffer): Buffer | undefined {
  const { nonce, tag } = SEALED;
  const decipher = createDecipheriv(SEALED.cipher, sealingKey(secret, purpose), sealed.subarray(0, nonce), {
    authTagLength: tag,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonce, nonce + tag));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonce + tag)), decipher.final()]);
  } catch {
    // All that the cipher says of a wrong key is that it failed.
    return undefined;
  }
}
