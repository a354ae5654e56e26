import { randomInt } from "node:crypto";
import type { Config } from "#platform/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { sign } from "#platform/secrets.ts";

/** Without those that are taken for one another. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
const COUNT = 10;

const normalized = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
/** Under the secret of the server: fifty bits are few enough to be tried out on a copy of the database. */
const hashOf = ({ secret }: Config, userId: string, code: string) =>
  Buffer.from(sign(secret, "recovery-code", userId, normalized(code)), "base64url");

function newCode() {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Other codes in the place of those of before. Answers them: nobody can read them again. */
export async function replaceRecoveryCodes(tx: Tx, config: Config, userId: string) {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(config, userId, code) })))
    .execute();
  return codes;
}

/** Takes a code out, and answers whether it was there: of two who use it at once it is one's. */
export async function consumeRecoveryCode(tx: Tx, config: Config, { userId, code }: { userId: string; code: string }) {
  const consumed = await tx
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(config, userId, code))
    .executeTakeFirst();
  return consumed.numDeletedRows > 0n;
}
