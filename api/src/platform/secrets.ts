import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** 256 random bits, safe for URLs and cookies. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** The stored form of a token: the database does not reveal usable tokens. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest();

/**
 * An HMAC of facts for one purpose. Deterministic, so that a retried mail carries the same link and no secret is
 * stored.
 */
export const sign = (secret: string, purpose: string, ...facts: string[]) =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, ...facts]))
    .digest("base64url");

/** An id with its signature for one purpose, for links. Deterministic: the same id gives the same result. */
export const signedId = (secret: string, purpose: string, id: string) => `${id}.${sign(secret, purpose, id)}`;

/** The id that was signed for this purpose; undefined when it was not. */
export function idOfSigned(secret: string, purpose: string, signed: string) {
  const [id = "", signature = "", ...more] = signed.split(".");
  return more.length === 0 && sameSecret(signature, sign(secret, purpose, id)) ? id : undefined;
}

export function sameSecret(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const SEALED = { cipher: "aes-256-gcm", nonce: 12, tag: 16 } as const;
const sealingKey = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts with authentication, bound to a purpose and an owner. */
export function seal(secret: string, purpose: string, owner: string, bytes: Uint8Array) {
  const nonce = randomBytes(SEALED.nonce);
  const cipher = createCipheriv(SEALED.cipher, sealingKey(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Decrypts; undefined for another purpose or owner, or after the secret has changed. */
export function unseal(secret: string, purpose: string, owner: string, sealed: Buffer): Buffer | undefined {
  const { nonce, tag } = SEALED;
  // Truncated: too short to be a ciphertext.
  if (sealed.length < nonce + tag) return undefined;
  const decipher = createDecipheriv(SEALED.cipher, sealingKey(secret, purpose), sealed.subarray(0, nonce), {
    authTagLength: tag,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonce, nonce + tag));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonce + tag)), decipher.final()]);
  } catch {
    // The cipher gives no reason.
    return undefined;
  }
}
