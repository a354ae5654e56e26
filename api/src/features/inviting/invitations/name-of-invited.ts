import type { Database } from "#platform/db/database.ts";

/** The nickname of whom has an account with this address, in small letters: only who confirmed it has one. */
export async function nameOfInvited(db: Database, email: string) {
  const person = await db
    .selectFrom("users")
    .select("nickname")
    .where(({ fn }) => fn("lower", ["email"]), "=", email)
    .executeTakeFirst();
  return person?.nickname;
}
