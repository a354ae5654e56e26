import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

export const NICKNAME_TAKEN =
  "Iemand anders schrijft al onder deze naam. Kies een andere, of zet er iets bij, zoals je familienaam.";
/** After this many numbered names a random number is used. */
const MAX_NUMBERED = 20;
/** Leaves room for a number, within the 255 characters of a nickname. */
const MAX_BASE = 240;

/**
 * Whether somebody else has this nickname (docs/product/profiles.md#pen-name). The result is reliable only if the name
 * was locked before.
 */
export async function isNicknameTaken(db: Database | Tx, nickname: string, ownId?: string) {
  const taken = await db
    .selectFrom("users")
    .select("id")
    .where(sql`folded_name(nickname)`, "=", sql`folded_name(${nickname})`)
    .$if(ownId !== undefined, (query) => query.where("id", "<>", ownId ?? ""))
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Serialises everybody who wants this nickname, until the transaction ends. */
export const lockNickname = (tx: Tx, nickname: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('nickname:' || folded_name(${nickname}), 0))`.execute(tx);

/**
 * Returns the nickname if it is free, otherwise the first free one with a number after it; locked until the transaction
 * ends.
 */
export async function claimNickname(tx: Tx, nickname: string) {
  for (let number = 1; ; number++) {
    const suffix = number <= MAX_NUMBERED ? number : randomInt(1e6, 1e9);
    const name = number === 1 ? nickname : `${nickname.slice(0, MAX_BASE)} ${suffix}`;
    await lockNickname(tx, name);
    if (!(await isNicknameTaken(tx, name))) return name;
  }
}
