import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/* A software passkey for tests, following the WebAuthn specification. */

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)]);

/** The subset of CBOR that is needed here. */
const cbor = {
  text: (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]),
  bytes: (bytes: Buffer) => Buffer.concat([Buffer.from([0x59]), uint16(bytes.length), bytes]),
};

const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

interface Site {
  origin: string;
  rpId: string;
}

/** One passkey of a site. Its counter increases with every signature, like that of a security key. */
export function virtualAuthenticator({ origin, rpId }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, "base64url")]);
  // COSE: an ES256 key on the curve P-256.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, ...more: Buffer[]) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), ...more]);
  const credential = <R extends object>(response: R) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    response,
  });

  return {
    id: base64url(id),
    publicKey: coseKey,
    /** Like `navigator.credentials.create`. */
    create(challenge: string) {
      const data = authenticatorData(PRESENT | WITH_CREDENTIAL, Buffer.alloc(16), uint16(id.length), id, coseKey);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cbor.text("fmt"),
        cbor.text("none"),
        cbor.text("attStmt"),
        Buffer.from([0xa0]),
        cbor.text("authData"),
        cbor.bytes(data),
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      });
    },
    /** Like `navigator.credentials.get`. */
    get(challenge: string) {
      counter++;
      const [client, data] = [clientData("webauthn.get", challenge), authenticatorData(PRESENT)];
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
    /** Simulates a cloned authenticator, which has an older counter. */
    rewind: () => void (counter = 0),
  };
}
