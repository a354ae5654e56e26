import { randomInt } from "node:crypto";
import type { Config } from "#platform/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { sign } from "#platform/secrets.ts";

/** Without characters that look alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
const COUNT = 10;

const normalized = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
/** Keyed with the server's secret: fifty bits could be brute-forced on a copy of the database. */
const hashOf = ({ secret }: Config, userId: string, code: string) =>
  Buffer.from(sign(secret, "recovery-code", userId, normalized(code)), "base64url");

function newCode() {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Replaces all codes. Returns them: they cannot be read again. */
export async function replaceRecoveryCodes(tx: Tx, config: Config, userId: string) {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(config, userId, code) })))
    .execute();
  return codes;
}

/** Deletes the code and tells whether it existed: of two concurrent uses one succeeds. */
export async function consumeRecoveryCode(tx: Tx, config: Config, { userId, code }: { userId: string; code: string }) {
  const consumed = await tx
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(config, userId, code))
    .executeTakeFirst();
  return consumed.numDeletedRows > 0n;
}
