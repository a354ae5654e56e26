import type { Config } from "#platform/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { sign } from "#platform/secrets.ts";
import { lettersOfCode, newTypedCode } from "#platform/typed-code.ts";

const COUNT = 10;

/** Keyed with the server's secret: fifty bits could be brute-forced on a copy of the database. */
const hashOf = ({ secret }: Config, userId: string, code: string) =>
  Buffer.from(sign(secret, "recovery-code", userId, lettersOfCode(code)), "base64url");

const newCode = () => newTypedCode({ groups: 2, lettersPerGroup: 5 });

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
